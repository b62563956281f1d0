# La règle de Lauf rauf!, avec nos propres mots. L'ordre des messages est celui du livre: `chapter-…` ouvre un chapitre
# (`.intro`: son premier paragraphe), puis viennent `rule-…` et `case-…` avec leur `.title`. Les règles gardent leur numéro.

chapter-aim = De quoi il s’agit
    .intro = Trois grimpeurs, une montagne et, tout en haut, quelqu’un qui voudrait qu’on le laisse tranquille. Chaque joueur mène trois grimpeurs depuis le camp de base : un tour au pied de la montagne, puis un autre au niveau du milieu, et enfin le sommet. Trois dés, trois lancers au plus : gardez ce qui vous sert et tentez votre chance avec le reste. En chemin on se pousse, on renvoie parfois quelqu’un à son point de départ, et quand le dé noir s’en mêle, l’esprit de la montagne passe son anneau à l’un des grimpeurs. Qui a le premier ses trois grimpeurs au camp du sommet gagne. De 2 à 4 joueurs, à partir de 8 ans. La première fois, ou avec de jeunes enfants, jouez plutôt sans les cartes ; avec elles, on décide davantage, mais il y a plus de règles à retenir.

chapter-material = Le matériel
    .intro = Une montagne à deux niveaux et un sommet, trois grimpeurs par joueur, l’esprit de la montagne avec son anneau, et trois dés.
rule-L1 = De deux à quatre joueurs prennent part au jeu, chacun avec trois grimpeurs d’une même couleur : rouge, vert, jaune ou bleu. L’esprit de la montagne (Berggeist dans la boîte allemande) possède un anneau ensorcelé (Bannring). Il y a deux dés blancs et un dé noir, chacun de 1 à 6. Le jeu avec cartes y ajoute 20 cartes de cinq sortes, quatre de chacune.
    .title = Grimpeurs, esprit, dés et cartes
rule-L2 = Deux circuits de cases font le tour de la montagne dans le sens des aiguilles d’une montre : le niveau inférieur (40 cases sur notre plateau) et le niveau du milieu (28 cases). Sur chacun d’eux, chaque couleur a une case d’ascension, à un quart de tour de la suivante. Celle du bas est aussi la case de départ de la couleur, et à côté se trouve son camp de base. Au-dessus de celle du haut se trouve son camp du sommet, avec trois places. Un plateau de votre cru doit respecter ceci : à chaque niveau, le nombre de cases est divisible par quatre et d’au moins 28.
    .title = La montagne
rule-L3 = Aux deux niveaux, les six cases qui précèdent la case d’ascension d’une couleur sont bordées de cette couleur : c’est son élan.
    .title = L’élan

chapter-setup = Avant la partie
    .intro = Tous les grimpeurs attendent dans leur camp de base, et l’anneau est auprès de l’esprit, au sommet.
rule-L4 = Les quatre coins de la montagne sont numérotés de 0 à 3 dans le sens des aiguilles d’une montre, et les joueurs sont assis dans le même ordre. À deux, on prend les coins 0 et 2 ; à trois, 0, 1 et 2 ; à quatre, tous. (Si vous voulez, choisissez d’autres coins avant la partie.) Les cases d’un coin sans joueur font toujours partie du chemin.
    .title = Qui est assis où
rule-L5 = Tous les grimpeurs commencent dans leur camp de base. Le sort désigne qui commence ; on joue dans le sens des aiguilles d’une montre.
    .title = Le début

chapter-turn = Lancer les dés
    .intro = On lance les dés jusqu’à trois fois, et dès que le résultat convient, on accomplit une action.
rule-L10 = Vous pouvez lancer jusqu’à trois fois. Le premier lancer se fait avec les trois dés. Pour le deuxième et le troisième, vous choisissez un, deux ou trois dés et vous les relancez ; un dé gardé auparavant peut être relancé maintenant, et inversement.
    .title = Trois lancers au plus
rule-L11 = Après chaque lancer, vous pouvez vous arrêter et accomplir une action que les dés permettent. Avant le troisième lancer, on ne peut s’arrêter qu’en accomplissant vraiment une action.
    .title = S’arrêter plus tôt
rule-L12 = Après le troisième lancer, vous devez accomplir une action s’il y en a une de possible, qu’elle vous plaise ou non ; s’il y en a plusieurs, vous avez le choix. Ce n’est que si aucune n’est possible que vous passez les dés. Dans le jeu avec cartes, prendre des cartes (L61 à L63) est aussi une action, obligatoire quand rien d’autre n’est possible. Jouer une carte pour son effet ou s’en défaire (L66, L67) n’est jamais obligatoire.
    .title = Qui peut doit

chapter-actions = Les actions
    .intro = Partir, courir, monter ou capturer : un de vos grimpeurs accomplit l’action, puis c’est au joueur suivant.
rule-L20 = Si la somme des trois dés est de 15 ou plus, vous pouvez placer un de vos grimpeurs du camp de base sur votre case de départ.
    .title = Partir
case-C1 = Les dés montrent 6, 5 et 5. Cela fait 16 : Anne place un grimpeur sur sa case de départ.
    .title = Exemple : un départ
rule-L21 = Un de vos grimpeurs court en avant sur son niveau, d’autant de cases que le donne la somme d’exactement deux dés de votre choix. Le troisième dé ne compte pas. On ne peut ni courir avec un seul dé ni partager les dés entre deux grimpeurs. Les cases occupées sont sautées et comptées.
    .title = Courir
case-C2 = Les dés montrent 3, 5 et 6. Un grimpeur peut courir de 8, 9 ou 11 cases.
    .title = Exemple : trois façons de courir
rule-L22 = Un grimpeur sur son élan peut monter quand un dé montre exactement le nombre de cases jusqu’à sa case d’ascension et qu’un autre dé montre 1 : le premier l’amène sur la case d’ascension, le 1 le hisse au niveau supérieur. Du niveau inférieur, il arrive sur sa case d’ascension du haut ; du niveau du milieu, dans son camp du sommet. S’il est juste avant la case d’ascension, il lui faut deux 1.
    .title = Monter
case-C3 = Le grimpeur d’Anne est quatre cases avant sa case d’ascension du bas, et les dés montrent 1, 2 et 4. Avec le 4 et le 1, il monte sur sa case d’ascension du haut.
    .title = Exemple : une ascension
rule-L23 = Un grimpeur qui se trouve sur sa case d’ascension, quelle que soit la façon dont il y est arrivé, ne peut pas monter de là : il lui manque l’élan. Il doit faire encore un tour.
    .title = Pas d’ascension sans élan
rule-L24 = Tant qu’un de vos grimpeurs est au camp de base, aucun des vôtres ne peut monter au sommet.
    .title = D’abord quitter le camp de base
rule-L25 = On ne capture qu’avec le dé noir, juste après le premier lancer et sans relancer, et seulement si aucun autre dé ne montre moins ; un nombre égal convient. Un de vos grimpeurs avance d’exactement autant de cases que le montre le dé noir et atterrit sur le grimpeur d’un autre joueur, qui retourne à son camp de base. Cela vaut aux deux niveaux. On ne peut pas capturer ses propres grimpeurs.
    .title = Capturer
case-C4 = Au premier lancer, le dé noir montre 2, les blancs 2 et 6. Le grimpeur de Ben est deux cases devant celui d’Anne. Anne peut le capturer : le sien court de deux cases, et celui de Ben retourne au camp de base.
    .title = Exemple : une capture
rule-L26 = Seule la case où se trouve un grimpeur décide s’il peut monter. Personne ne tient le compte du chemin parcouru. (Cela ne change quelque chose que si des grimpeurs ont reculé ou ont été poussés en arrière à cause des cartes.)
    .title = Seule compte la case

chapter-landing = Sur une case occupée
    .intro = Chaque case n’a de place que pour un seul. Le dernier arrivé pousse.
rule-L30 = Un grimpeur qui atterrit sur une case occupée sans capturer, qu’il coure, parte ou monte, pousse d’une case en avant le grimpeur qui s’y trouve, celui d’un autre joueur ou l’un des vôtres. Si d’autres se tiennent devant celui-ci sans intervalle, toute la file est poussée. Une poussée ne capture jamais personne.
    .title = Pousser
rule-L31 = Un grimpeur poussé sur sa case d’ascension ou au-delà doit faire encore un tour.
    .title = Poussé trop loin
case-C5 = Le grimpeur d’Anne court sur une case où se trouve un grimpeur de Ben. Sur la case suivante se tient un grimpeur de Chloé, et sur celle d’après un autre d’Anne. Tous trois avancent d’une case. Celui de Chloé était juste avant sa case d’ascension : maintenant il est dessus et doit faire encore un tour.
    .title = Exemple : une file est poussée
rule-L32 = Un grimpeur qui monte ne fait que passer par la case d’ascension du niveau qu’il quitte. Celui qui s’y trouve n’est pas dérangé.
    .title = Simple passage

chapter-spirit = L’esprit et son anneau
    .intro = L’esprit de la montagne n’aime pas les visites. Un 6 noir au premier lancer le réveille, dès que quelqu’un a atteint le niveau du milieu.
rule-L40 = Si le dé noir montre 6 à votre premier lancer et qu’au moins un grimpeur, peu importe de qui, se trouve au niveau du milieu (les cases d’ascension en font partie, le sommet non), vous devez déplacer l’anneau. C’est tout votre tour : vous ne relancez pas et ne faites rien d’autre.
    .title = Un 6 noir
rule-L41 = Si l’anneau est auprès de l’esprit, vous le passez à un grimpeur du niveau du milieu : à l’un des vôtres si vous en avez là, sinon à n’importe lequel ; vous choisissez. Si un grimpeur porte l’anneau, celui-ci retourne à l’esprit et n’est passé à personne d’autre pendant ce tour.
    .title = Déplacer l’anneau
rule-L42 = S’il n’y a aucun grimpeur au niveau du milieu, un 6 noir est un nombre comme un autre.
    .title = Quand l’esprit dort
rule-L43 = Un grimpeur qui porte l’anneau peut tout faire, sauf monter.
    .title = Ce qu’interdit l’anneau
rule-L44 = Personne ne peut dépasser le grimpeur qui porte l’anneau, pas même ceux de sa couleur : une course, une capture ou un élan qui mènerait au-delà de lui est interdit. Atterrir exactement sur lui est permis, pour pousser comme pour capturer. Est permis aussi un élan jusqu’à la case d’ascension où il se trouve. Une file dont il fait partie est poussée comme d’habitude.
    .title = Interdit de dépasser
case-C6 = Cinq cases devant le grimpeur d’Anne, au niveau du milieu, se trouve un grimpeur qui porte l’anneau. Les dés montrent 2, 3 et 6. Courir de 5 est possible et pousse le porteur de l’anneau. Courir de 8 ou de 9 mènerait au-delà de lui et ne l’est pas.
    .title = Exemple : derrière l’anneau
rule-L45 = Si un grimpeur qui porte l’anneau est capturé, l’anneau retourne à l’esprit.
    .title = Capturé avec l’anneau
rule-L46 = Si vous convenez de jouer avec « l’inattention », le joueur dont le premier lancer montre le 6 noir peut faire comme s’il n’avait rien vu. On demande alors aux autres, dans le sens des aiguilles d’une montre, avant qu’un dé soit relancé ou une action accomplie. Le premier qui crie « L’anneau ! » décide : il faut déplacer l’anneau. Si personne ne crie, le tour continue sans l’anneau.
    .title = Faire comme si de rien n’était

chapter-end = La fin
    .intro = Trois doivent arriver là-haut.
rule-L50 = Qui a le premier ses trois grimpeurs dans son camp du sommet gagne aussitôt. Les autres sont classés d’après le nombre de leurs grimpeurs au sommet ; à nombre égal, on partage la place.
    .title = Qui gagne

chapter-cards = Le jeu avec cartes
    .intro = Toutes les règles vues jusqu’ici restent valables. S’y ajoutent des cartes, que certains lancers font gagner et qu’on utilise quand on en a besoin. Mélangez-les et posez-les faces cachées à côté de la montagne.
rule-L60 = Les cartes sont posées faces visibles devant leur propriétaire. On en possède au plus une de chaque sorte. Prendre des cartes remplace l’action du tour. L’anneau (L40) passe avant tout le reste.
    .title = Cartes visibles
rule-L61 = Avec au moins deux dés égaux, vous pouvez tirer la carte du dessus. Si vous possédez déjà cette sorte, elle va à la défausse. (Qui possède les cinq sortes peut donc tirer rien que pour avoir fait quelque chose.)
    .title = Une paire
rule-L62 = Avec trois dés égaux, vous pouvez tirer carte après carte, jusqu’à ce qu’il en vienne une dont vous possédez déjà la sorte ; celle-ci va à la défausse. Vous pouvez vous arrêter plus tôt, et vous le devez quand il ne reste plus de carte.
    .title = Un brelan
case-C8 = Anne possède « Départ direct » et « Joker » et obtient 4, 4 et 4. Elle tire « Marche arrière » et la garde, tire « Voie d’autrui » et la garde, puis tire un deuxième « Joker » : il va à la défausse, et le tirage est fini.
    .title = Exemple : tirer avec un brelan
rule-L63 = Avec trois nombres qui se suivent, par exemple 3, 4 et 5, vous pouvez prendre à un autre joueur une carte de votre choix. Si vous possédez déjà cette sorte, elle va à la défausse. Si personne d’autre ne possède de carte, une suite ne donne rien de particulier.
    .title = Une suite
rule-L64 = Pour une paire, un brelan ou une suite, on regarde les dés tels qu’ils sont quand vous agissez, dés gardés compris, après n’importe lequel de vos lancers, ceux qu’on gagne en se défaisant de cartes (L67) compris. Prendre des cartes est une action au sens de L11 et L12.
    .title = Quand on les compte
rule-L65 = S’il faut tirer une carte et que la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche. Si la défausse est vide aussi, on ne peut pas tirer, ou l’on a fini de tirer.
    .title = Quand la pioche est vide
rule-L66 = Après un lancer, vous pouvez jouer pendant votre tour une carte pour son effet. Elle va à la défausse, son effet vaut pour un de vos grimpeurs, et c’est votre action. « Départ direct » : avec une somme de 15 ou plus, un grimpeur va du camp de base tout droit sur votre case d’ascension du haut. « Marche arrière » : un grimpeur recule de la somme de deux dés ; il pousse en arrière, ne monte pas et ne capture pas, et ne peut pas dépasser le porteur de l’anneau, mais il peut atterrir sur lui et le pousser en arrière. « Voie d’autrui » : un grimpeur du niveau inférieur monte par l’élan et la case d’ascension d’une autre couleur et arrive sur la case d’ascension du haut de cette couleur, où il pousse comme d’habitude ; il lui faut les dés de L22, un coin sans joueur convient aussi, et jamais on ne monte ainsi au sommet. « Capture arrière » : un grimpeur capture en reculant, aux conditions de L25 et L44. « Joker » : l’une quelconque des quatre autres ; c’est une sorte à part entière.
    .title = Ce que font les cartes
rule-L67 = Après le troisième lancer, vous pouvez vous défaire de cartes sans utiliser leur effet. Pour chacune, vous relancez une fois un dé de votre choix. Vous pouvez vous défaire d’autant de cartes que vous voulez, mais vous ne pouvez plus capturer. Jouer ensuite une carte pour son effet reste permis.
    .title = Un lancer de plus
case-C7 = Tous les grimpeurs d’Anne sont au camp de base, et elle possède une carte. Après le troisième lancer, les dés montrent 5, 5 et 4. Personne ne peut courir et 14 ne suffit pas pour partir, mais la paire lui permet de tirer : elle le doit donc (L12), à moins qu’elle ne se défasse de sa carte et ne relance le 4. Avec un 5 ou un 6, elle part.
    .title = Exemple : une carte pour un lancer

chapter-rulings = Nos décisions
    .intro = La feuille de règle se tait sur certains points et peut se lire de deux façons sur d’autres. Voici ce que nous avons décidé ; les règles ci-dessus disent la même chose.
rule-L70 = En route vers le sommet aussi, un grimpeur ne fait que passer par sa case d’ascension ; la feuille n’en parle pas. Celui qui s’y trouve, même s’il porte l’anneau, n’est pas dérangé (L32, L44).
    .title = Par la case d’ascension du haut
rule-L71 = Après le troisième lancer, vous pouvez vous défaire d’une carte même si une action est possible. On se défait des cartes une à une : une carte, un dé, puis on décide à nouveau. Ce que vous devez faire (L12) dépend des dés tels qu’ils sont alors ; s’ils ne permettent plus rien, vous les passez.
    .title = Une carte après l’autre
rule-L72 = La défausse n’est pas mélangée dès que la pioche est épuisée, mais quand on a besoin de la carte suivante (L65). Les cartes jouées et celles dont on s’est défait sont aussitôt dans la défausse. Une carte dont vous venez de vous défaire peut donc vous revenir tout de suite.
    .title = Quand on mélange la défausse
rule-L73 = Un brelan est aussi une paire. Si vous n’en voulez qu’une seule carte, tirez-en une et arrêtez-vous (L61, L62).
    .title = Un brelan est aussi une paire
rule-L74 = Quand l’anneau est réclamé, c’est toujours le joueur dont c’est le tour qui choisit le grimpeur (L41). Si personne ne le réclame, le lancer est un lancer comme un autre : avec trois 6, même une capture à 6 cases est possible (L46, L25).
    .title = Réclamé ou non
rule-L75 = Seuls les coins des autres couleurs sont ceux d’autrui : par le sien, on monte avec les dés seuls (L66). De là où il est arrivé, le grimpeur continue vers son propre élan.
    .title = Chez autrui
rule-L76 = Un joker ne prend l’effet d’une autre carte qu’au moment où on le joue. Devant vous comme dans la défausse, c’est un joker (L60, L66).
    .title = Un joker reste un joker

chapter-credits = Remerciements
    .intro = Lauf rauf! est un jeu de Rüdiger Koltze, publié par Ravensburger en 2014 avec des illustrations de Claus Stephan, Martin Hoffmann et Mirko Suzuki, et épuisé depuis longtemps. Cette version en ligne est l’œuvre d’admirateurs. Elle n’a aucun lien avec l’auteur ni avec l’éditeur ; le texte et les dessins sont les nôtres.
