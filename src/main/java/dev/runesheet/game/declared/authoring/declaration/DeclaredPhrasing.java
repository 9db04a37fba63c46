package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.verb.Draw;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.language.formula.FormulaNames;
import dev.runesheet.model.Noun;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.model.Trigger;
import dev.runesheet.word.Controllers;
import dev.runesheet.word.EngineScope;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words for scopes, roles and events of a declared game in the sentences of its effects. */
final class DeclaredPhrasing {

  private static final String OWN = "own ";
  private static final String ENEMY = "enemy";
  private static final String ENEMIES = "enemies";
  private static final String OTHER = "other ";
  private static final String ALL = "all ";
  private static final String OPPONENT = "the opponent";
  private static final String ANOTHER = "another player";
  private static final String HERE = " here";
  private static final String THIS_CARD = "this card";
  private static final String BEARER = "the bearer";
  private static final String OF_YOURS = "of yours";

  private final JsonNode declared;
  private final Phrasing plain;
  private final ZoneWords zones;

  private DeclaredPhrasing(JsonNode declared) {
    this.declared = declared;
    this.zones = new ZoneWords(declared.path("zones"));
    Map<String, String> singulars = new LinkedHashMap<>();
    each("nouns", many -> singulars.put(many, declared.path("nouns").path(many).asText()));
    this.plain = ofChanges(declared).with(Phrasing.SINGULARS, singulars).seenFromAny();
  }

  /**
   * The words of a game.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   * @param cards the names of cards, by id
   */
  static Phrasing of(JsonNode declared, Map<String, String> cards) {
    DeclaredPhrasing words = new DeclaredPhrasing(declared);
    return words
        .plain
        .stating(words.states())
        .titling(words.titles())
        .with(Phrasing.WORDS, words.places())
        .with(Phrasing.WORDS, words.whose())
        .with(Phrasing.WORDS, Map.of(Phrasing.USUAL_QUESTION, Op.Choose.USUAL_QUESTION))
        .with(Phrasing.GROUPS, words.groups())
        .with(Phrasing.CARDS, counted(cards))
        .with(Phrasing.USUAL, words.usual())
        .with(Phrasing.GROUPS_OF_OPPONENT, words.facing())
        .with(Phrasing.GROUPS_OF_EACH, words.theirs())
        .with(Phrasing.ROLES, words.roles())
        .with(Phrasing.WORDS, new OwnEvents(declared).happening())
        .with(Phrasing.WORDS, new EventClauses(declared, EventSubjects.UNKNOWN).cards())
        .with(Phrasing.EVENTS, new EventClauses(declared, EventSubjects.UNKNOWN).all());
  }

  /**
   * The words of an effect: rules of players address the player, and the entity that an event is
   * about is named as what it can be.
   *
   * @param game the words of the game
   * @param owner the owner of the effect
   * @param about whom the events of the game's own are about
   */
  static Phrasing ofEffect(
      Phrasing game, JsonNode declared, String owner, Trigger trigger, EventSubjects about) {
    EventClauses clauses = new EventClauses(declared, about);
    boolean ofPlayers = owner.equals(DeclaredCatalog.PLAYER_RULES);
    Phrasing said =
        ofPlayers
            ? game.with(Phrasing.ROLES, Map.of("self", Pronoun.YOU))
                .with(Phrasing.EVENTS, clauses.ofPlayers())
            : game;
    if (owner.equals(RuleOwners.STATUSES) || RuleOwners.isStatus(owner)) {
      return said.with(Phrasing.WORDS, Map.of(Phrasing.IN_PLAY, ""))
          .with(Phrasing.EVENTS, clauses.ofHolders());
    }
    boolean own = trigger.watch() == Watch.OWN;
    boolean ofGame = owner.equals(DeclaredCatalog.GAME);
    Pronoun card = Pronoun.noun(THIS_CARD);
    Pronoun other = clauses.subject(trigger.event()).pronoun();
    boolean player = clauses.subject(trigger.event()) == EventClauses.Subject.PLAYER;
    Pronoun others = ofGame && !player ? Pronoun.IT : other;
    Pronoun subject = own ? ofPlayers ? Pronoun.YOU : Pronoun.IT : others;
    Pronoun named = own && !ofGame ? card : other;
    said = said.with(Phrasing.ROLES, Map.of("subject", subject, Phrasing.SUBJECT_NAMED, named));
    said = said.with(Phrasing.ROLES, clauses.subjectsOfKinds(trigger.event()));
    // Behind what happens to others, "it" would be who that happens to.
    return !own && !ofPlayers && !ofGame ? said.with(Phrasing.ROLES, Map.of("self", card)) : said;
  }

  /** The words of an effect that is attached to its holder, as those of equipment are. */
  static Phrasing ofBearer(Phrasing said) {
    Map<String, String> clauses = new LinkedHashMap<>(said.get(Phrasing.EVENTS));
    clauses.replaceAll((event, clause) -> clause.replace(THIS_CARD, BEARER));
    return said.with(Phrasing.EVENTS, clauses)
        .with(Phrasing.WORDS, Map.of(Phrasing.IN_PLAY, "while attached, "))
        .with(Phrasing.ROLES, Map.of("self", Pronoun.noun(BEARER)));
  }

  /** The words for what a changed number brings, but for those that are stats of the game. */
  private static Phrasing ofChanges(JsonNode declared) {
    Map<String, String> words = new LinkedHashMap<>(Phrasing.OF_CHANGES);
    declared.path("kinds").forEach(kind -> kind.fieldNames().forEachRemaining(words::remove));
    return Phrasing.PLAIN.with(Phrasing.STATS, words);
  }

  private void each(String section, Consumer<String> name) {
    declared.path(section).fieldNames().forEachRemaining(name);
  }

  private Map<String, Map<String, String>> states() {
    Map<String, Map<String, String>> states = new LinkedHashMap<>();
    each("states", stat -> states.put(stat, names(declared.path("states").path(stat))));
    return states;
  }

  private Map<String, String> titles() {
    Map<String, String> titles = names(declared.path("titles"));
    titles.values().removeIf(String::isBlank);
    return titles;
  }

  /** The name of a scope with the titles of kinds in it: {@code own Wood Elves}. */
  private String titled(String scope) {
    Map<String, String> ofKinds = new LinkedHashMap<>();
    titles()
        .forEach(
            (name, title) -> {
              if (declared.path("kinds").has(name)) {
                ofKinds.put(name, title);
                ofKinds.putIfAbsent(name + "s", title + "s");
              }
            });
    return Stream.of(scope.split(" "))
        .map(word -> ofKinds.getOrDefault(word, word))
        .collect(Collectors.joining(" "));
  }

  private static Map<String, String> names(JsonNode values) {
    Map<String, String> names = new LinkedHashMap<>();
    values.fieldNames().forEachRemaining(value -> names.put(value, values.path(value).asText()));
    return names;
  }

  private static Map<String, Noun> counted(Map<String, String> cards) {
    Map<String, Noun> nouns = new LinkedHashMap<>();
    cards.forEach((id, name) -> nouns.put(id, new Noun(name, name + " cards", "", false, false)));
    return nouns;
  }

  /** The zones of the usual draw: from players' decks to the only zone that just its owner sees. */
  private Map<String, String> usual() {
    List<String> hands = new ArrayList<>();
    each(
        "zones",
        zone -> {
          boolean own = declared.path("zones").path(zone).path("seen by").asText().equals("owner");
          if (own) {
            hands.add(zone);
          }
        });
    String deck = declared.path("deck zone").asText();
    return hands.size() == 1 && !deck.isEmpty()
        ? Map.of(Draw.NAME + " from", deck, Draw.NAME + " to", hands.get(0))
        : Map.of();
  }

  private Map<String, Noun> groups() {
    Map<String, Noun> groups = new LinkedHashMap<>();
    engine(Controllers.ANY, scope -> groups.put(scope.word(), Noun.of("card").where("in play")));
    groups.put(DeclaredScopes.ATTACHED, Noun.of("attached card"));
    // No players, who would be enemies, too.
    engine(Controllers.ENEMY, scope -> groups.put(scope.word(), Noun.of("enemy card")));
    for (String scope : DeclaredScopes.ofPlayers().keySet()) {
      groups.put(scope, players(scope));
    }
    each("zones", zone -> groups.putAll(ofZone(zone)));
    each("scopes", scope -> groups.put(scope, printing(scope, noun(scope))));
    each("statuses", status -> groups.put("status of " + status, status(status)));
    return groups;
  }

  private static void engine(Controllers whose, Consumer<EngineScope> scope) {
    Stream.of(EngineScope.values()).filter(one -> one.whose() == whose).forEach(scope);
  }

  private static Noun card(EngineScope scope, String whose) {
    return Noun.of(scope.others() ? OTHER + "card" : "card").where(whose);
  }

  private Noun players(String scope) {
    if (scope.endsWith(Phrasing.IN_TURN)) {
      String who = scope.substring(0, scope.length() - Phrasing.IN_TURN.length()).strip();
      return plain.called(who).ofPeople().where(Phrasing.IN_TURN);
    }
    if (scope.equals(DeclaredScopes.ACTIVE_PLAYER)) {
      return plain.called("player").ofPeople().where("whose turn it is").sole();
    }
    Noun noun = plain.called(scope).ofPeople();
    return DeclaredScopes.isInTurn(scope) && noun.one().equals(scope) ? noun.sole() : noun;
  }

  /** The nouns of scopes in options of the opponent, who is "you" there. */
  private Map<String, Noun> facing() {
    Map<String, Noun> facing = new LinkedHashMap<>();
    engine(Controllers.ENEMY, scope -> facing.put(scope.word(), card(scope, OF_YOURS)));
    engine(Controllers.OWN, scope -> facing.put(scope.word(), card(scope, "of " + OPPONENT)));
    each("zones", zone -> facing.put(DeclaredScopes.ENEMY + zone, zones.cardOf(zone, "your ")));
    each(
        "scopes",
        scope -> {
          if (isOfEnemies(scope) && !isOfPlayers(scope)) {
            facing.put(scope, printing(scope, ofYours(scope)));
          }
        });
    return facing;
  }

  /** The noun for what is on your own side, though the scope says it from the other one. */
  private Noun ofYours(String scope) {
    String words = words(scope);
    return words.endsWith(ENEMIES)
        ? Noun.of("member").where("of your side")
        : at(called(words.replaceFirst(ENEMY + " ", "")), OF_YOURS);
  }

  /** The nouns of scopes seen from each of several, whose enemies need not be yours. */
  private Map<String, Noun> theirs() {
    Map<String, Noun> theirs = new LinkedHashMap<>();
    engine(Controllers.ENEMY, scope -> theirs.put(scope.word(), Noun.of("enemy card").ofPlayer()));
    engine(
        Controllers.OWN, scope -> theirs.put(scope.word(), plain.called(scope.word()).ofPlayer()));
    each(
        "zones",
        zone -> theirs.put(DeclaredScopes.ENEMY + zone, cardOfOthers(zone, "their opponent")));
    each(
        "scopes",
        scope -> {
          if (isOfEnemies(scope)) {
            theirs.put(scope, printing(scope, theirs(scope)));
          }
        });
    return theirs;
  }

  private Noun theirs(String scope) {
    Noun noun = called(words(scope));
    String of = "of " + (ofTwo() ? "their opponent" : "other players");
    return saysEnemy(scope) || isOfPlayers(scope) ? noun.ofPlayer() : at(noun, of);
  }

  private boolean saysEnemy(String scope) {
    List<String> words = List.of(words(scope).split(" "));
    return words.contains(ENEMY) || words.contains(ENEMIES);
  }

  /** The words for a scope: its author's, or its name. */
  private String words(String scope) {
    String words = declared.path("scopes").path(scope).path("called").asText();
    return words.isBlank() || words.equals(scope) ? titled(scope) : words;
  }

  private boolean isOfEnemies(String scope) {
    return declared.path("scopes").path(scope).path("whose").asText().equals(ENEMY);
  }

  /** True if a scope has nobody but the player who sees it, for whom its name is no noun. */
  private boolean isOwner(String scope) {
    JsonNode line = declared.path("scopes").path(scope);
    boolean named = line.has("called") || words(scope).startsWith(OWN);
    return !named && isOfPlayers(scope) && line.path("whose").asText().equals(OWN.strip());
  }

  private boolean isOfPlayers(String scope) {
    JsonNode kinds = declared.path("scopes").path(scope).path("kinds");
    return kinds.size() == 1 && kinds.path(0).asText().equals(DeclaredCatalog.PLAYER);
  }

  private static Noun status(String name) {
    return Noun.mass("the status " + name.replace('_', ' '));
  }

  private Map<String, Pronoun> roles() {
    Map<String, Pronoun> roles = new LinkedHashMap<>();
    roles.put("causer", Pronoun.noun("the causer"));
    roles.put(DeclaredCatalog.GAME, Pronoun.noun("the game"));
    Map<String, String> titles = titles();
    each("roles", role -> roles.put(role, Pronoun.noun("the " + titles.getOrDefault(role, role))));
    roles.keySet().removeAll(FormulaNames.ROLES);
    return roles;
  }

  private boolean ofTwo() {
    return Declaration.players(declared).areTwo();
  }

  private Map<String, Noun> ofZone(String zone) {
    Noun itself = Noun.mass(zones.noun(zone));
    if (WordLists.isCommon(declared, zone)) {
      return Map.of("zone of " + zone, itself, zone, zones.card(zone));
    }
    return Map.of(
        "zone of " + zone,
        itself,
        DeclaredScopes.OWN + zone,
        zones.card(zone).ofPlayer(),
        DeclaredScopes.ENEMY + zone,
        cardOfOthers(zone, OPPONENT));
  }

  private Noun cardOfOthers(String zone, String opponent) {
    return ofTwo() ? zones.cardOf(zone, opponent + "'s ") : zones.cardOfOthers(zone);
  }

  /** The scopes of cards of others, and the zones that each player has. */
  private Map<String, String> whose() {
    Map<String, String> whose = new LinkedHashMap<>();
    engine(Controllers.ENEMY, scope -> whose.put(Phrasing.OF_OTHERS + scope.word(), ""));
    each("zones", zone -> whose.put(Phrasing.OF_OTHERS + DeclaredScopes.ENEMY + zone, ""));
    each(
        "scopes",
        scope -> {
          if (isOfEnemies(scope)) {
            whose.put(Phrasing.OF_OTHERS + scope, "");
          }
        });
    each(
        "zones",
        zone -> {
          if (!WordLists.isCommon(declared, zone)) {
            whose.put(Phrasing.OF_OWNERS + zone, "");
          }
        });
    return whose;
  }

  private Map<String, String> places() {
    Map<String, String> places = new LinkedHashMap<>();
    each("zones", zone -> places.put(Phrasing.place(zone), zones.place(zone, "the ")));
    return places;
  }

  /**
   * The noun that the name of a scope is: {@code other own units} are other units of a player. A
   * name that does not say whose they are leaves that to {@code whose}.
   */
  private Noun noun(String scope) {
    Noun noun = here(words(scope), ofSide(scope));
    return isOfOne(scope) ? noun.sole() : noun;
  }

  /** True if a scope has one member at most, as the game declares. */
  private boolean isOfOne(String scope) {
    JsonNode line = declared.path("scopes").path(scope);
    boolean ofSide =
        line.path("whose").asText().equals(OWN.strip()) || isOfEnemies(scope) && ofTwo();
    return line.path("first").asInt() == 1
        || ofSide && (isOfPlayers(scope) || zones.holdsOne(line.path("zone").asText()));
  }

  private Noun called(String words) {
    return here(words, plain.called(withoutHere(words)));
  }

  private static String withoutHere(String words) {
    return words.endsWith(HERE) ? words.substring(0, words.length() - HERE.length()) : words;
  }

  private static Noun here(String words, Noun noun) {
    return words.endsWith(HERE) ? at(noun, HERE.strip()) : noun;
  }

  /** The noun with the numbers that a scope asks for, unless its author says what it is called. */
  private Noun printing(String scope, Noun noun) {
    JsonNode line = declared.path("scopes").path(scope);
    String printed = BoundsLine.words(line.path("printed"), titles());
    String now = BoundsLine.words(line.path("now"), titles());
    String asked =
        (printed.isEmpty() ? "" : "printed " + printed)
            + (printed.isEmpty() || now.isEmpty() ? "" : " and ")
            + now;
    return asked.isEmpty() || line.has("called") ? noun : at(noun, "with " + asked);
  }

  /** The noun with one more place behind it. */
  private static Noun at(Noun noun, String place) {
    return noun.where((noun.where() + " " + place).strip());
  }

  private Noun ofSide(String scope) {
    if (isOwner(scope)) {
      return plain.called(DeclaredScopes.ALL_PLAYERS).ofPeople().ofPlayer();
    }
    Noun named = named(withoutHere(words(scope)));
    Noun noun = isOfPlayers(scope) ? named.ofPeople() : named;
    String whose = declared.path("scopes").path(scope).path("whose").asText();
    if (whose.equals(OWN.strip()) && !noun.owned() && noun.where().isEmpty()) {
      return noun.ofPlayer();
    }
    boolean others = isOfEnemies(scope) && !isOfPlayers(scope); // Nobody has other players.
    return others && !saysEnemy(scope) && noun.where().isEmpty()
        ? noun.where("of " + (ofTwo() ? OPPONENT : "other players"))
        : noun;
  }

  private Noun named(String words) {
    if (words.startsWith(ALL)) {
      return plain.called(words.substring(ALL.length()));
    }
    boolean other = words.startsWith(OTHER);
    String rest = other ? words.substring(OTHER.length()) : words;
    return rest.startsWith(OWN)
        ? plain.called((other ? OTHER : "") + rest.substring(OWN.length())).ofPlayer()
        : plain.called(words);
  }
}
