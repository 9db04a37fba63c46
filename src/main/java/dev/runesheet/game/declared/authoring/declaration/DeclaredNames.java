package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.setup.RuleNumber;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.language.formula.FormulaNames;
import dev.runesheet.language.formula.FormulaReader;
import dev.runesheet.model.Argument;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import dev.runesheet.schema.shape.Vocabulary;
import dev.runesheet.spelling.Blanks;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.GivenRole;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The names that a game's declaration brings, for its own entries, cards and scenarios. */
public final class DeclaredNames implements Vocabulary {

  /** The end of a procedure's name: the abilities of a kind that have no lines of their own. */
  public static final String USUAL = " usually";

  private static final Pattern PLAIN = Pattern.compile("[a-z][a-z0-9-]*( [a-z][a-z0-9-]*)*");

  private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]{0,8}");

  /** Words that formulas read otherwise than as a part of a name; dice are written d6. */
  private static final Pattern KEYWORD =
      Pattern.compile(
          "of|and|or|not|is|count|total|event|min|max|heads|before|tails|kind|zone|card|name"
              + "|d(0|[1-9][0-9]*)");

  /** The list of the answers of a player, which are known only while a match is played. */
  private static final String ANSWER = "answer";

  private static final String TURN = "turn number";

  /** The kinds of what is no card. */
  private static final Set<String> NO_CARDS = Set.of(DeclaredCatalog.PLAYER, DeclaredCatalog.GAME);

  /** The scopes that every game has. */
  public static final Set<String> GIVEN_SCOPES = givenScopes();

  private static Set<String> givenScopes() {
    Set<String> scopes = new LinkedHashSet<>(Set.of("self"));
    scopes.addAll(DeclaredScopes.engine().keySet());
    scopes.addAll(DeclaredScopes.ofPlayers().keySet());
    scopes.add(DeclaredScopes.ATTACHED);
    return Collections.unmodifiableSet(scopes);
  }

  private final VerbCatalog verbs;
  private final Map<String, Words> words = new LinkedHashMap<>();
  private final FormulaReader formulas;
  private final Set<String> notInForce = new HashSet<>();
  private final Set<String> usuallyInForce = new HashSet<>();
  private final JsonNode declared;
  private final ScopesInPlay scopesInPlay;
  private Phrasing phrasing;

  /**
   * Gathers names.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   * @param cards the ids of cards
   * @param statuses the names of statuses that cards bring
   */
  public DeclaredNames(
      JsonNode declared, Collection<String> cards, Collection<String> statuses, VerbCatalog verbs) {
    this.declared = declared;
    phrasing = DeclaredPhrasing.of(declared);
    this.verbs = verbs.saidWith(phrasing);
    Set<String> stats = new LinkedHashSet<>();
    declared.path("kinds").forEach(kind -> stats.addAll(names(kind)));
    Set<String> zones = names(declared.path("zones"));
    Set<String> scopes = new LinkedHashSet<>(GIVEN_SCOPES);
    zones.forEach(zone -> scopes.addAll(DeclaredScopes.ofZone(zone)));
    scopes.addAll(names(declared.path("scopes")));
    put("stat", stats, Code.UNKNOWN_STAT);
    put("zone", zones, Code.UNKNOWN_REFERENCE);
    put("kind", names(declared.path("kinds")), Code.UNKNOWN_REFERENCE);
    Set<String> ofCards = names(declared.path("kinds"));
    ofCards.removeAll(NO_CARDS);
    put("kind of card", ofCards, Code.UNKNOWN_REFERENCE);
    put("scope", scopes, Code.UNKNOWN_TARGET);
    scopesInPlay = new ScopesInPlay(declared);
    put("modified", scopesInPlay.names(), Code.UNKNOWN_TARGET);
    Set<String> declaredProperties = names(declared.path("words"));
    put("property", declaredProperties, Code.UNKNOWN_REFERENCE);
    Set<String> told = new LinkedHashSet<>(stats);
    told.addAll(declaredProperties);
    put("told", told, Code.UNKNOWN_STAT);
    put("titled", titled(declared, told), Code.UNKNOWN_REFERENCE);
    put("noun", new CountedNouns(phrasing, verbs).of(scopes, stats, cards), Code.UNKNOWN_REFERENCE);
    put("action", names(declared.path("actions")), Code.UNKNOWN_REFERENCE);
    int players = declared.path("players").asInt(2);
    Set<String> roles = new LinkedHashSet<>(GivenRole.words(players));
    roles.addAll(names(declared.path("roles")));
    Set<String> ofRules = names(declared.path("kinds").path(DeclaredCatalog.GAME));
    put(RuleNumber.NAMES, ofRules, Code.UNKNOWN_STAT);
    if (!ofRules.isEmpty()) {
      roles.add(DeclaredCatalog.GAME);
    }
    Set<String> ofNobody = new LinkedHashSet<>(FormulaNames.ROLES);
    ofNobody.removeAll(roles);
    Set<String> all = new LinkedHashSet<>(FormulaNames.ROLES);
    all.addAll(roles);
    words.put("role", Words.of(all, Code.UNKNOWN_TARGET).withoutOffering(ofNobody));
    Set<String> said = names(declared.path("procedures"));
    Set<String> procedures = new LinkedHashSet<>(said);
    if (declared.has("ability kinds")) {
      procedures.add(Step.Perform.USED);
    }
    put("procedure", procedures, Code.UNKNOWN_REFERENCE);
    put("calculation", names(declared.path("calculations")), Code.UNKNOWN_REFERENCE);
    said.addAll(names(declared.path("actions")));
    for (String kind : names(declared.path("ability kinds"))) {
      said.addAll(List.of(kind, kind + USUAL));
    }
    put("said", said, Code.UNKNOWN_REFERENCE);
    JsonNode kinds = declared.path("ability kinds");
    put("ability kind", names(kinds), Code.UNKNOWN_REFERENCE);
    Set<String> numbers = new LinkedHashSet<>();
    kinds.forEach(kind -> numbers.addAll(names(kind.path("numbers"))));
    put("ability number", numbers, Code.UNKNOWN_REFERENCE);
    names(kinds).stream()
        .filter(kind -> !kinds.path(kind).path("in force").asBoolean(true))
        .forEach(notInForce::add);
    names(kinds).stream()
        .filter(kind -> inForce(kind) && !kinds.path(kind).path("usual").isEmpty())
        .forEach(usuallyInForce::add);
    Set<String> payload = new LinkedHashSet<>(List.of("old", "new", "delta"));
    payload.addAll(numbers);
    if (declared.has("calculations")) {
      payload.add(NumberVerbs.AMOUNT);
    }
    put("event", RecordJson.texts(declared.path("events")), Code.UNKNOWN_TRIGGER);
    Set<String> given = names(declared.path("statuses"));
    given.addAll(statuses);
    put("status", given, Code.UNKNOWN_REFERENCE);
    JsonNode marks = declared.path("course").path("marks");
    put("mark", RecordJson.texts(marks), Code.UNKNOWN_REFERENCE);
    put("phase", phases(declared), Code.UNKNOWN_REFERENCE);
    boolean events = areRead(declared.path("phases"));
    Words known = Words.of(triggers(declared, stats), Code.UNKNOWN_TRIGGER);
    words.put("trigger", events ? known : Words.any());
    words.put("card", cards.isEmpty() ? Words.any() : Words.of(cards, Code.UNKNOWN_REFERENCE));
    put("verb", verbs.names(), Code.UNKNOWN_VERB);
    Map<String, Collection<String>> properties = new LinkedHashMap<>();
    properties.put("kind", names(declared.path("kinds")));
    properties.put("zone", zones);
    properties.put("card", cards);
    properties.put("name", List.of());
    properties.put("owner", owners(players));
    for (String property : declaredProperties) {
      properties.put(property, RecordJson.texts(declared.path("words").path(property)));
    }
    formulas = new FormulaReader(new FormulaNames(roles, stats, scopes, payload, properties));
    verbs.all().forEach(this::requireLists);
    verbs.all().forEach(DeclaredNames::requireWritable);
  }

  /** Words of a list that there is not would be taken from anything. */
  private void requireLists(VerbSpec verb) {
    for (Parameter parameter : verb.parameters()) {
      String list = parameter.words();
      if (!list.isEmpty() && !list.equals(ANSWER) && !words.containsKey(list)) {
        throw new DeclarationMistake(
            "verb class ("
                + verb.javaClass()
                + ") takes '"
                + parameter.name()
                + "' from a list of words that there is not: "
                + dev.runesheet.model.diagnostic.Words.unknown(list, words.keySet()));
      }
    }
  }

  /** Arguments stand beside their verb, where another word that begins a line cannot be. */
  private static void requireWritable(VerbSpec verb) {
    Set<String> heads = ((Shape.Choice) Shapes.of(Op.class)).cases().keySet();
    for (Parameter parameter : verb.parameters()) {
      if (heads.contains(parameter.name())) {
        throw new DeclarationMistake(
            "verb class ("
                + verb.javaClass()
                + ") has a parameter '"
                + parameter.name()
                + "', a word that begins a line of a program; it needs a name that is none of "
                + heads
                + ".");
      }
    }
  }

  private static Set<String> names(JsonNode map) {
    Set<String> names = new LinkedHashSet<>();
    map.fieldNames().forEachRemaining(names::add);
    return names;
  }

  /** The names that sentences may write otherwise. */
  private static Set<String> titled(JsonNode declared, Set<String> told) {
    Set<String> titled = new LinkedHashSet<>(told);
    titled.addAll(names(declared.path("kinds")));
    titled.addAll(names(declared.path("roles")));
    declared.path("words").forEach(property -> titled.addAll(RecordJson.texts(property)));
    return titled;
  }

  /** The words by which conditions ask whose an entity is. */
  public static List<String> owners(int players) {
    return IntStream.rangeClosed(1, players).mapToObj(number -> "player-" + number).toList();
  }

  private static List<String> phases(JsonNode declared) {
    List<String> phases = new ArrayList<>();
    declared.path("phases").forEach(phase -> phases.add(phase.path("phase").asText()));
    return phases;
  }

  private static Set<String> triggers(JsonNode declared, Set<String> stats) {
    Set<String> triggers = new LinkedHashSet<>(List.of(DeclaredEvents.STARTS));
    declared.path("phases").forEach(phase -> triggers.add(phase.path("event").asText()));
    triggers.remove("");
    triggers.addAll(RecordJson.texts(declared.path("events")));
    triggers.addAll(CardEvent.ALL);
    stats.forEach(stat -> triggers.add(StatEvent.of(stat)));
    return triggers;
  }

  /** True unless the event of a phase is no text or in a misspelt field, which is told there. */
  private static boolean areRead(JsonNode phases) {
    List<String> fields =
        Shapes.structure(Declaration.PhaseLine.class).fields().stream()
            .map(Shape.Field::name)
            .toList();
    for (JsonNode phase : phases) {
      boolean misspelt = !phase.has("event") && !fields.containsAll(names(phase));
      if (misspelt || phase.has("event") && !phase.path("event").isTextual()) {
        return false;
      }
    }
    return true;
  }

  /** True if every game has an event of this name. */
  public boolean isGiven(String event) {
    boolean change = StatEvent.stat(event).filter(of("stat")::contains).isPresent();
    return change || event.equals(DeclaredEvents.STARTS) || CardEvent.ALL.contains(event);
  }

  private void put(String kind, Collection<String> all, Code unknown) {
    words.put(kind, Words.of(all, unknown));
  }

  /** True if abilities of a kind are effects in play. */
  public boolean inForce(String kind) {
    return !notInForce.contains(kind);
  }

  /** True if abilities of a kind are effects in play also without lines of their own. */
  boolean usuallyInForce(String kind) {
    return usuallyInForce.contains(kind);
  }

  /** The words of the game in sentences. */
  public Phrasing phrasing() {
    return phrasing;
  }

  /** The words of an effect in its sentences, from those of the game. */
  Phrasing phrasing(Phrasing game, String owner, Trigger trigger) {
    return DeclaredPhrasing.ofEffect(game, declared, owner, trigger);
  }

  /** Adds the words for procedures, which must have been read without errors. */
  public void read(Declaration game) {
    phrasing = ProcedureWords.of(game, this);
  }

  /** The scopes that effects in play can neither reach nor count, with the reason. */
  public Map<String, String> notInPlay() {
    return scopesInPlay.others();
  }

  public FormulaReader formulas() {
    return formulas;
  }

  public VerbCatalog verbs() {
    return verbs;
  }

  /** The numbers of a kind as they are written, also those that could not be read. */
  public Set<String> numbersOf(String kind) {
    return names(declared.path("kinds").path(kind));
  }

  /** The words of a property as they are written, also those that could not be read. */
  public List<String> wordsOf(String property) {
    return RecordJson.texts(declared.path("words").path(property));
  }

  /** The words of a kind, in order. */
  public List<String> of(String kind) {
    return List.copyOf(words(kind).meanings().keySet());
  }

  @Override
  public Words words(String kind) {
    return words.getOrDefault(kind, Words.any());
  }

  @Override
  public Optional<String> read(String kind, JsonValue value, Words known) {
    return switch (kind) {
      case "name" -> name(value, true);
      case "modified" -> {
        boolean told =
            !known.meanings().containsKey(value.node().asText()) && scopesInPlay.reports(value);
        yield told ? Optional.empty() : known.read(value);
      }
      case "value" -> whole(value);
      case "title" -> title(value);
      case "event name", "phase name" -> name(value, false);
      case "number" -> {
        String text = value.node().asText();
        boolean read = formula(value, found -> formulas.number(text, value.location(), found));
        yield read ? Optional.of(text) : Optional.empty();
      }
      case "test" ->
          value
              .text()
              .filter(
                  text -> formula(value, found -> formulas.test(text, value.location(), found)));
      default -> known.read(value);
    };
  }

  /** A name for people, of which something must be seen. */
  private static Optional<String> title(JsonValue value) {
    Optional<String> text = value.text();
    if (text.filter(Blanks::areAll).isPresent()) {
      value.error(Code.EMPTY, "", "a name");
      return Optional.empty();
    }
    return text;
  }

  /** A whole number that is the key of an entry, as numbers are written. */
  private static Optional<String> whole(JsonValue value) {
    Optional<String> text = value.text();
    boolean plain = text.isPresent() && WHOLE.matcher(text.get()).matches();
    if (text.isPresent() && !plain) {
      value.wrong(Code.WRONG_TYPE, "a whole number, such as 0 or 1");
    }
    return plain ? text : Optional.empty();
  }

  private static Optional<String> name(JsonValue value, boolean inFormulas) {
    Optional<String> text = value.text();
    boolean plain = text.isPresent() && isPlain(text.get(), inFormulas);
    if (text.isPresent() && !plain) {
      String taken = ofFormulas(text.get()).orElse("of' or 'd6");
      String small = text.get().strip().toLowerCase(Locale.ROOT).replace('_', '-');
      String none = ", none of them a word of formulas such as '" + taken + "'";
      String words = "words of small letters, digits and - that begin with a letter";
      value.report(
          value
              .refused(Code.NAME_NOT_PLAIN, words + (inFormulas ? none : ""))
              .meaning(isPlain(small, inFormulas) ? small : null));
    }
    return plain ? text : Optional.empty();
  }

  private static boolean isPlain(String text, boolean inFormulas) {
    return PLAIN.matcher(text).matches() && !(inFormulas && ofFormulas(text).isPresent());
  }

  /** What formulas would read otherwise in a name; empty if it can stand in them. */
  private static Optional<String> ofFormulas(String text) {
    return text.equals(TURN)
        ? Optional.of(TURN)
        : Stream.of(text.split(" ")).filter(word -> KEYWORD.matcher(word).matches()).findFirst();
  }

  /** Reads a formula and reports its errors. */
  private static boolean formula(
      JsonValue value, java.util.function.Function<Diagnostics, Optional<?>> reading) {
    Diagnostics found = new Diagnostics();
    boolean read = reading.apply(found).isPresent();
    found.all().forEach(value::report);
    return read;
  }

  /** The arguments of a verb. */
  @Override
  public Optional<?> rest(String kind, JsonFields fields) {
    String name = fields.object().node().path("do").asText();
    if (!verbs.names().contains(name)) {
      fields.all(); // The verb itself is reported.
      return Optional.empty();
    }
    VerbSpec verb = verbs.get(name);
    Map<String, Argument> given = new LinkedHashMap<>();
    for (Parameter parameter : verb.parameters()) {
      fields
          .required(parameter.name())
          .flatMap(value -> argument(value, parameter))
          .ifPresent(argument -> given.put(parameter.name(), argument));
    }
    return given.size() == verb.parameters().size() ? Optional.of(given) : Optional.empty();
  }

  private Optional<Argument> argument(JsonValue value, Parameter parameter) {
    return switch (parameter.type()) {
      case ENTITY -> words("role").read(value).map(Selector.Role::new);
      case NUMBER -> number(value, parameter);
      case WHOLE -> {
        OptionalInt whole = value.whole((int) Math.ceil(parameter.min()), (int) parameter.max());
        yield whole.isPresent() ? Optional.of(Value.of(whole.getAsInt())) : Optional.empty();
      }
      case WORD -> {
        List<String> choices = parameter.choices().words();
        yield (choices.isEmpty()
                ? words(parameter.words()).read(value)
                : value.oneOf(choices, Code.UNKNOWN_WORD))
            .map(Argument.Word::new);
      }
    };
  }

  private Optional<Argument> number(JsonValue value, Parameter parameter) {
    if (!value.node().isTextual()) {
      OptionalInt whole =
          value.whole(
              (int) Math.max(parameter.min(), Integer.MIN_VALUE),
              (int) Math.min(parameter.max(), Integer.MAX_VALUE));
      return whole.isPresent() ? Optional.of(Value.of(whole.getAsInt())) : Optional.empty();
    }
    String text = value.node().textValue();
    Diagnostics found = new Diagnostics();
    Optional<Value> number = formulas.number(text, value.location(), found);
    found.all().forEach(value::report);
    return number.map(Argument.class::cast);
  }
}
