package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.language.formula.FormulaReader;
import dev.runesheet.model.Argument;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.EngineScope;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/** The names that a game's declaration brings, for its own entries, cards and scenarios. */
public final class DeclaredNames implements SourceNames {

  /** The end of a procedure's name: the abilities of a kind that have no lines of their own. */
  public static final String USUAL = " usually";

  private static final String NO_FORMULA =
      "write the number itself, as no match works it out; lines with 'if' can say different ones";

  /** The kinds of references to no list, which {@link #read} reads by their form. */
  private static final Set<String> FORMS =
      Set.of(
          "name",
          "parameter",
          "value",
          "title",
          "text of a way",
          "event name",
          "phase name",
          "number",
          "test",
          "formula");

  /** The scopes that every game has. */
  public static final Set<String> GIVEN_SCOPES = givenScopes();

  private static Set<String> givenScopes() {
    Set<String> scopes = new LinkedHashSet<>(Set.of(HolderScope.SELF));
    scopes.addAll(Word.words(EngineScope.class));
    scopes.addAll(DeclaredScopes.ofPlayers().keySet());
    scopes.add(DeclaredScopes.ATTACHED);
    return Collections.unmodifiableSet(scopes);
  }

  private VerbCatalog verbs;
  private final Map<String, Words> words = new LinkedHashMap<>();
  private final FormulaReader formulas;
  private final JsonNode declared;
  private final ScopesInPlay scopesInPlay;
  private final Procedures procedures;
  private Phrasing phrasing;
  private Optional<EventSubjects> raised = Optional.empty();
  private Set<String> equipment = Set.of();

  /**
   * Gathers names.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   * @param cards the names of cards, by id
   * @param decks the names of decks
   * @param statuses the names of statuses that cards bring
   */
  public DeclaredNames(
      JsonNode declared,
      Map<String, String> cards,
      Collection<String> decks,
      Collection<String> statuses,
      VerbCatalog verbs) {
    this.declared = declared;
    scopesInPlay = new ScopesInPlay(declared);
    procedures = new Procedures(declared);
    WordLists lists = new WordLists(declared, cards.keySet(), decks, statuses);
    formulas = new FormulaReader(lists.ofFormulas());
    phrasing =
        DeclaredPhrasing.of(declared, cards)
            .with(Phrasing.FORMULAS, formulas.called(FormulaLine.words(declared)));
    boolean asksNow =
        declared.path("scopes").properties().stream().anyMatch(one -> one.getValue().has("now"));
    this.verbs = (asksNow ? verbs.reaching() : verbs).saidWith(phrasing);
    words.putAll(lists.all());
    words.put("modified", Words.of(scopesInPlay.names(), Code.UNKNOWN_TARGET));
    words.put("noun", Words.of(nouns(lists, cards.keySet()), Code.UNKNOWN_REFERENCE));
    words.put("verb", Words.of(verbs.names(), Code.UNKNOWN_VERB));
    words.put(WordList.ANSWER, Words.any());
    verbs.requireLists(words.keySet());
    verbs.all().forEach(DeclaredNames::requireWritable);
  }

  private Collection<String> nouns(WordLists lists, Collection<String> cards) {
    return new CountedNouns(phrasing, verbs).of(lists.scopes(), lists.stats(), cards);
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

  /** The words by which conditions ask whose an entity is. */
  public static List<String> owners(int players) {
    return IntStream.rangeClosed(1, players).mapToObj(number -> "player-" + number).toList();
  }

  /** The lists for whose words entries are repeated, whatever else is wrong. */
  public EntryLists lists() {
    return EntryLists.of(declared);
  }

  /** The words for each event of the game's own behind the name of whom it is about. */
  public Map<String, String> ownEvents() {
    return new OwnEvents(declared).told();
  }

  /** True if every game has an event of this name. */
  public boolean isGiven(String event) {
    boolean change = StatEvent.stat(event).filter(of(WordList.STAT)::contains).isPresent();
    return change || event.equals(DeclaredEvents.STARTS) || CardEvent.ALL.contains(event);
  }

  /** True if abilities of a kind are effects in play. */
  public boolean inForce(String kind) {
    return abilityKind(kind).path("in force").asBoolean(true);
  }

  /** True if abilities of a kind are effects in play also without lines of their own. */
  boolean usuallyInForce(String kind) {
    return inForce(kind) && !abilityKind(kind).path("usual").isEmpty();
  }

  private JsonNode abilityKind(String kind) {
    return declared.path("ability kinds").path(kind);
  }

  /** The words of the game in sentences. */
  public Phrasing phrasing() {
    return phrasing;
  }

  /** The words of an effect in its sentences, from those of the game. */
  Phrasing phrasing(Phrasing game, String owner, Trigger trigger) {
    EventSubjects about = raised.orElse(EventSubjects.UNKNOWN);
    Phrasing words =
        raised.isEmpty()
            ? game
            : game.with(Phrasing.EVENTS, new EventClauses(declared, about).all());
    Phrasing said = DeclaredPhrasing.ofEffect(words, declared, owner, trigger, about);
    return equipment.contains(owner) ? DeclaredPhrasing.ofBearer(said) : said;
  }

  /** Adds the cards whose effects are those of a bearer, for their sentences. */
  public void equipment(Declaration.Cards cards) {
    Set<String> kinds = new HashSet<>();
    declared.path("equipment").fieldNames().forEachRemaining(kinds::add);
    equipment = Set.copyOf(cards.of(kinds));
  }

  /** Whom the events of the game's own are about; empty as long as nobody has said it. */
  public Optional<EventSubjects> raised() {
    return raised;
  }

  /** Adds whom the events of the game's own are about, for the words of what answers them. */
  public void raised(EventSubjects about) {
    raised = Optional.of(about);
  }

  /** Adds the words for procedures and winners, which must have been read without errors. */
  public void read(Declaration game) {
    verbs = WinnerWords.said(verbs, game, this);
    phrasing = ProcedureWords.of(game, this);
  }

  /** The procedures, the lines of which are read after the declaration. */
  public Procedures procedures() {
    return procedures;
  }

  /** The scopes that effects in play can neither reach nor count, with the reason. */
  public Map<String, String> notInPlay() {
    return scopesInPlay.others();
  }

  public FormulaReader formulas() {
    return formulas;
  }

  /** A number that was read before. */
  public Value number(String text, SourceLocation place) {
    return formulas.number(text, place, new Diagnostics()).orElseThrow();
  }

  public VerbCatalog verbs() {
    return verbs;
  }

  /** The numbers of a kind as they are written, also those that could not be read. */
  public Set<String> numbersOf(String kind) {
    return WordLists.names(declared.path("kinds").path(kind));
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
    if (FORMS.contains(kind)) {
      return Words.any();
    }
    Words known = words.get(kind);
    if (known == null) {
      throw new IllegalArgumentException("There is no list of words '" + kind + "'.");
    }
    return known;
  }

  @Override
  public Optional<String> read(String kind, JsonValue value, Words known) {
    return switch (kind) {
      case "name" -> NameForms.name(value, true);
      case "parameter" -> NameForms.parameter(value);
      case "modified" -> {
        boolean told =
            !known.meanings().containsKey(value.node().asText()) && scopesInPlay.reports(value);
        yield told ? Optional.empty() : known.read(value);
      }
      case "value" -> NameForms.whole(value);
      case "title" -> NameForms.title(value);
      case "text of a way" -> NameForms.way(value);
      case "event name", "phase name" -> NameForms.name(value, false);
      case "number", "formula" -> {
        if (!value.node().isTextual() && !value.node().isNumber()) {
          value.wrong(Code.WRONG_TYPE, "a number or a formula");
          yield Optional.empty();
        }
        String text = value.node().asText();
        boolean either = kind.equals("formula");
        boolean read =
            formula(
                value,
                found ->
                    either
                        ? formulas.isFormula(text, value.location(), found)
                        : formulas.number(text, value.location(), found).isPresent());
        yield read ? Optional.of(text) : Optional.empty();
      }
      case "test" ->
          value
              .text()
              .filter(
                  text ->
                      formula(
                          value,
                          found -> formulas.test(text, value.location(), found).isPresent()));
      default -> known.read(value);
    };
  }

  /** A list's statement about a word: a text or a number. */
  @Override
  public Optional<?> value(String kind, JsonValue value) {
    if (value.node().isTextual() || value.node().isNumber()) {
      return Optional.of(value);
    }
    value.wrong(Code.WRONG_TYPE, "a text or a number");
    return Optional.empty();
  }

  /** Reads a formula and reports its errors. */
  private static boolean formula(
      JsonValue value, java.util.function.Predicate<Diagnostics> reading) {
    Diagnostics found = new Diagnostics();
    boolean read = reading.test(found);
    found.all().forEach(value::report);
    return read;
  }

  /** The arguments of a verb, or what a procedure is given. */
  @Override
  public Optional<?> rest(String kind, JsonFields fields) {
    return kind.equals("given") ? Optional.of(procedures.given(fields, this)) : arguments(fields);
  }

  private Optional<?> arguments(JsonFields fields) {
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

  /** The argument for a parameter of a kind; empty after a report. */
  Optional<String> argument(String kind, JsonValue value) {
    Optional<String> read = read(kind, value, words(kind));
    return kind.equals(ParameterKind.NUMBER.reference())
        ? read.flatMap(text -> anybodys(text, value))
        : read;
  }

  /** Empty after a report of a number that is not the same whoever asks for it, and how often. */
  private Optional<String> anybodys(String text, JsonValue value) {
    Value number = number(text, value.location());
    if (isAnybodys(number)) {
      return Optional.of(procedures.same(number, text));
    }
    String expected =
        "a number that is the same whoever asks for it, such as 3 or a number of 'game'";
    value.errorAbout(Code.DECLARATION, text, expected);
    return Optional.empty();
  }

  private static boolean isAnybodys(Value number) {
    boolean ofGame =
        number instanceof Value.StatOf of && of.who().name().equals(DeclaredCatalog.GAME);
    boolean seen = number instanceof Value.StatOf || number instanceof Value.OfGroup;
    return (ofGame || !seen)
        && !number.draws()
        && number.parts().stream().allMatch(DeclaredNames::isAnybodys);
  }

  private Optional<Argument> argument(JsonValue value, Parameter parameter) {
    return switch (parameter.type()) {
      case ENTITY -> words("role").read(value).map(Selector.Role::new);
      case NUMBER -> number(value, parameter);
      case WHOLE -> whole(value, parameter);
      case WORD -> {
        List<String> choices = parameter.choices().words();
        yield (choices.isEmpty()
                ? words(parameter.words()).read(value)
                : value.oneOf(choices, Code.UNKNOWN_WORD))
            .map(Argument.Word::new);
      }
    };
  }

  /** A number that sentences and tables of effects say as it is, so that no match works it out. */
  private static Optional<Argument> whole(JsonValue value, Parameter parameter) {
    Diagnostics own = new Diagnostics();
    OptionalInt whole = value.reportingTo(own).whole(parameter.least(), parameter.most());
    own.all().stream()
        .map(one -> value.node().isTextual() ? one.suggesting(NO_FORMULA) : one)
        .forEach(value::report);
    return whole.isPresent() ? Optional.of(Value.of(whole.getAsInt())) : Optional.empty();
  }

  private Optional<Argument> number(JsonValue value, Parameter parameter) {
    if (!value.node().isTextual()) {
      OptionalInt whole = value.whole(parameter.least(), parameter.most());
      return whole.isPresent() ? Optional.of(Value.of(whole.getAsInt())) : Optional.empty();
    }
    String text = value.node().textValue();
    Diagnostics found = new Diagnostics();
    Optional<Value> number = formulas.number(text, value.location(), found);
    found.all().forEach(value::report);
    return number.map(Argument.class::cast);
  }
}
