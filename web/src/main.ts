import { mount } from "svelte";

import App from "./App.svelte";
import { follow } from "./boot.svelte";
import { speak } from "./i18n/text.svelte";
import { settings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { register } from "./update.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

await speak(settings.language);
follow();
mount(App, { target });
register();
