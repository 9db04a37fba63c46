package dev.runesheet.testing.declared;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.Canonical;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.ShapeWriter;
import dev.runesheet.schema.shape.Shapes;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.ExpectationCheck;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioRun;
import dev.runesheet.testing.sheet.CommonColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/**
 * Scenarios of a game whose words are three Java types. Reading and checking them, the columns of
 * sheets, the JSON Schema, the reference and the recorder follow from the types; see {@code
 * docs/testers.md}.
 *
 * @param <G> the words of {@code given}: a record
 * @param <A> one action of {@code when}: a sealed interface of records
 * @param <T> the words of {@code then} that only this game has: a {@link
 *     dev.runesheet.schema.Partial} record
 */
public abstract class DeclaredScenarios<G extends Record, A, T extends Record>
    implements ScenarioKit {

  private final Class<G> given;
  private final Class<A> action;
  private final Class<T> then;
  private final List<String> limits;

  /** Scenarios run one after the other under the same rules. */
  private volatile EffectNames latest;

  /**
   * Declares the words.
   *
   * @param limits the codes of actions that set off too much, as {@code error} expects them: the
   *     first stands for all reasons of the engine that are none of them
   */
  protected DeclaredScenarios(Class<G> given, Class<A> action, Class<T> then, String... limits) {
    this.given = given;
    this.action = action;
    this.then = then;
    this.limits = List.of(limits);
  }

  @Override
  public final List<String> errors() {
    return limits;
  }

  /** The code of a failed action, from the engine's reason. */
  private String code(String reason) {
    return limits.isEmpty() || limits.contains(reason) ? reason : limits.get(0);
  }

  /**
   * The names that this game's words can use, of all kinds but {@code effect} and {@code reason}.
   * {@code player} and {@code entity} are needed for the words that all games share, {@code stat}
   * too.
   *
   * @param scenario the scenario whose words are read; null for those of all scenarios
   */
  protected abstract SourceNames vocabulary(RuleWords rules, Scenario scenario);

  /**
   * The names that actions and expectations of a scenario can use; those of {@link #vocabulary},
   * unless what is given says who plays.
   */
  protected SourceNames playing(RuleWords rules, Scenario scenario) {
    return vocabulary(rules, scenario);
  }

  /** The words of kinds that no rules change, for the JSON Schema: {@code player} and the like. */
  protected Map<String, SourceNames.Words> fixedWords() {
    return Map.of();
  }

  /**
   * Starts the match of a scenario whose words are right.
   *
   * @param given its position or set-up
   * @param actions all its actions, the moves of {@code given} first, for a set-up that depends on
   *     them
   * @throws IllegalArgumentException if the position is impossible, with a sentence that gives the
   *     reason
   */
  protected abstract Match begin(RuleBook book, Scenario scenario, G given, List<A> actions);

  /** Plays scenarios on in a match. */
  protected abstract DeclaredRun<A, T> run(Match match, Words<A, T> words);

  /** The position of a match; empty if these words cannot express it. */
  protected Optional<G> position(Match match) {
    return Optional.empty();
  }

  /**
   * The outcomes drawn from the position to the match's open question; none unless a game's
   * positions lie before a draw.
   */
  protected List<Integer> drawn(Match match) {
    return List.of();
  }

  /** The actions that an answer is; none if these words cannot say it. */
  protected List<A> performed(Match match, Decision decision, Option option) {
    return List.of();
  }

  /** The columns of words that no component declares, such as the arguments of verbs. */
  protected List<ScenarioColumn> moreColumns(RuleWords rules) {
    return List.of();
  }

  /** The types of the words. */
  record Types(Class<?> given, Class<?> action, Class<?> then) {}

  final Types types() {
    return new Types(given, action, then);
  }

  @Override
  public final ObjectNode schema() {
    return ScenarioSchemaWriter.of(this, variants(), fixedWords()::get);
  }

  @Override
  public final ObjectNode schema(RuleWords rules) {
    return ScenarioSchemaWriter.of(
        this, variants(rules), named(rules, vocabulary(rules, null))::words);
  }

  @Override
  public final void check(RuleWords rules, Scenario scenario) {
    ShapeReader reader = reader(rules, scenario);
    Optional<G> position = scenario.givenFields().flatMap(fields -> reader.read(given, fields));
    ShapeReader played = played(rules, scenario);
    for (JsonValue written : scenario.actions()) {
      Optional<A> one = played.read(action, written);
      position.ifPresent(from -> one.ifPresent(read -> checkAction(from, read, written)));
    }
    scenario.thenFields().ifPresent(fields -> then(played, fields));
    checkTogether(rules, scenario);
  }

  /**
   * Reports what contradicts the position in one of the actions that can be read; nothing unless a
   * game overrides it.
   *
   * @param written where the scenario has the action
   */
  protected void checkAction(G position, A action, JsonValue written) {}

  /** Reports contradictions between words; none unless a game overrides it. */
  protected void checkTogether(RuleWords rules, Scenario scenario) {}

  /** Checks expectations that stand elsewhere than in {@code then}; each can fail. */
  protected final void checkExpected(RuleWords rules, Scenario scenario, JsonValue expected) {
    expected.fields().ifPresent(fields -> then(played(rules, scenario), fields));
    ExpectationCheck.canFail(expected);
  }

  private Optional<T> then(ShapeReader reader, JsonFields fields) {
    reader.part(Outcome.class, fields);
    Optional<T> read = reader.part(then, fields);
    fields.noOthers();
    return read;
  }

  /** The position or set-up that a scenario gives; empty if it cannot be read. */
  protected final Optional<G> given(RuleWords rules, Scenario scenario) {
    Scenario quiet = scenario.afresh();
    ShapeReader reader = reader(rules, quiet);
    return quiet.givenFields().flatMap(fields -> reader.read(given, fields));
  }

  /** The names of a kind that a scenario gives. */
  protected final Set<String> given(Scenario scenario, String kind) {
    return Canonical.names(Shapes.of(given), scenario.given().node(), kind);
  }

  /** The names of a kind in expectations. */
  protected final Set<String> expected(JsonValue expected, String kind) {
    return Canonical.names(Shapes.of(then), expected.node(), kind);
  }

  /** The names of a game with the effects of its rules. */
  private SourceNames named(RuleWords rules, SourceNames game) {
    return new RuleVocabulary(() -> effects(rules), game);
  }

  private EffectNames effects(RuleWords rules) {
    EffectNames known = latest;
    if (known == null || known.rules() != rules) {
      known = EffectNames.of(rules);
      latest = known;
    }
    return known;
  }

  private ShapeReader reader(RuleWords rules, Scenario scenario) {
    return new ShapeReader(named(rules, vocabulary(rules, scenario)));
  }

  private ShapeReader played(RuleWords rules, Scenario scenario) {
    return new ShapeReader(named(rules, playing(rules, scenario)));
  }

  @Override
  public final ScenarioRun start(RuleBook book, Scenario scenario) {
    Scenario quiet = scenario.afresh(); // It was checked before.
    ShapeReader reader = reader(book, quiet);
    G position = quiet.givenFields().flatMap(fields -> reader.read(given, fields)).orElseThrow();
    List<A> actions = new ArrayList<>();
    quiet.actions().forEach(one -> reader.read(action, one).ifPresent(actions::add));
    Match match = DeclaredRun.trying(this::code, () -> begin(book, quiet, position, actions));
    return run(match, words(book, quiet));
  }

  @Override
  public final ScenarioRun of(Match match) {
    return run(match, words(match.book(), null));
  }

  private Words<A, T> words(RuleBook book, Scenario scenario) {
    SourceNames vocabulary = named(book, vocabulary(book, scenario));
    return new Words<>(
        action,
        then,
        new ShapeReader(vocabulary),
        new ShapeWriter(vocabulary),
        this::code,
        this::player);
  }

  /** Reads actions and expectations of a run, and writes its state. */
  public record Words<A, T extends Record>(
      Class<A> action,
      Class<T> then,
      ShapeReader reader,
      ShapeWriter writer,
      UnaryOperator<String> codes,
      IntFunction<String> players) {

    A action(JsonValue value) {
      return reader.read(action, value.reportingTo(new Diagnostics())).orElseThrow();
    }

    /** The expectations, for words that ask; only the fields written are not null. */
    T asked(JsonValue expected) {
      JsonValue quiet = expected.reportingTo(new Diagnostics());
      return quiet.fields().flatMap(fields -> reader.part(then, fields)).orElseThrow();
    }
  }

  @Override
  public final JsonNode canonical(RuleWords rules, JsonNode expected) {
    SourceNames words = named(rules, vocabulary(rules, null));
    JsonNode own = Canonical.of(Shapes.of(then), expected, words);
    return Canonical.of(Shapes.of(Outcome.class), own, words);
  }

  @Override
  public final JsonNode forColumns(RuleWords rules, JsonNode scenario) {
    ObjectNode usual = (ObjectNode) scenario;
    replace(usual, "given", given);
    replace(usual, "then", then);
    if (usual.path("given") instanceof ObjectNode position) {
      shorten(rules, position);
    }
    return usual;
  }

  /** Removes from what is given for rows what says nothing; by default nothing is removed. */
  protected void shorten(RuleWords rules, ObjectNode position) {}

  @Override
  public final Optional<String> entryName(String of, String entry) {
    return EntryWords.name(Shapes.of(then), of, entry);
  }

  private static void replace(ObjectNode scenario, String part, Class<?> type) {
    if (scenario.has(part)) {
      scenario.set(part, Canonical.of(Shapes.of(type), scenario.get(part)));
    }
  }

  @Override
  public final List<ScenarioColumn> columns(RuleWords rules) {
    SourceNames words = named(rules, vocabulary(rules, null));
    List<ScenarioColumn> columns = new ArrayList<>(CommonColumns.first(this, rules));
    columns.addAll(new ShapeColumns(words, ScenarioColumn::given).of(Shapes.of(given)));
    columns.addAll(new ShapeColumns(words, ScenarioColumn::when).of(Shapes.of(action)));
    columns.addAll(moreColumns(rules));
    columns.addAll(new ShapeColumns(words, ScenarioColumn::then).of(Shapes.of(then)));
    columns.add(CommonColumns.refused(this));
    columns.addAll(new ShapeColumns(words, ScenarioColumn::then).of(Shapes.of(Outcome.class)));
    return List.copyOf(columns);
  }

  @Override
  public final Optional<ObjectNode> given(Match match) {
    Optional<ObjectNode> given = position(match).map(writer(match)::write);
    List<Integer> drawn = drawn(match);
    if (!drawn.isEmpty()) {
      given.ifPresent(fields -> drawn.forEach(fields.putArray(Scenario.CHANCE)::add));
    }
    return given;
  }

  @Override
  public final List<ObjectNode> actions(Match match, Decision decision, Option option) {
    ShapeWriter writer = writer(match);
    return performed(match, decision, option).stream()
        .map(one -> writer.write(action, one))
        .toList();
  }

  private ShapeWriter writer(Match match) {
    return new ShapeWriter(named(match.book(), vocabulary(match.book(), null)));
  }
}
