package dev.runesheet.pack.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.engine.Games;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.RuleWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The recipe that replays a match: game, set-up, chance and answers, as JSON.
 *
 * @param name the file's name, for messages
 * @param game the game's id
 * @param rules the hash of the rules it was played with; empty if it was not recorded
 * @param setup the game's set-up
 * @param seed decides every outcome of chance; empty if they are listed
 * @param chance the outcomes in order, if there is no seed
 * @param answers the answers in order, each {@code decision=option}
 * @param result the result that its file states, as {@link #toJson} writes it; missing if it states
 *     none, as golden games
 * @param source the document that it was read from; empty if it was made
 */
public record MatchLog(
    String name,
    String game,
    String rules,
    JsonNode setup,
    Optional<Long> seed,
    List<Integer> chance,
    List<String> answers,
    JsonNode result,
    Optional<JsonDocument> source) {

  private static final String SETUP = "/setup";

  /** The field of the winners, where several share the win. */
  private static final String WINNERS = "winners";

  private static final List<String> RESULT = List.of("over", "winner", WINNERS, "turns");

  /** Copies the lists. */
  public MatchLog {
    chance = List.copyOf(chance);
    answers = List.copyOf(answers);
  }

  /** A log that states no result. */
  public MatchLog(
      String name,
      String game,
      String rules,
      JsonNode setup,
      Optional<Long> seed,
      List<Integer> chance,
      List<String> answers) {
    this(
        name,
        game,
        rules,
        setup,
        seed,
        chance,
        answers,
        MissingNode.getInstance(),
        Optional.empty());
  }

  /** The same log, whose findings have the lines of the document that it was read from. */
  public MatchLog in(JsonDocument document) {
    return new MatchLog(
        name, game, rules, setup, seed, chance, answers, result, Optional.of(document));
  }

  /** The start of the match alone: no answers, and no result. */
  public MatchLog begun() {
    return new MatchLog(
        name, game, rules, setup, seed, chance, List.of(), MissingNode.getInstance(), source);
  }

  /**
   * The log of a match from its start, also of one that was saved and restored.
   *
   * @throws IllegalStateException if the match cannot be played again, see {@link
   *     Match#firstChance}
   */
  public static MatchLog of(Match match) {
    Chance chance = match.firstChance();
    return new MatchLog(
        "",
        match.book().gameId(),
        match.book().hash(),
        match.setup(),
        chance.seed().stream().boxed().findFirst(),
        chance.outcomes(),
        match.answers());
  }

  /**
   * Reads a log.
   *
   * @param findings takes the errors of the log
   * @return the log, or empty after a report
   */
  public static Optional<MatchLog> read(String name, String text, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    Optional<MatchLog> log =
        JsonDocument.parse(name, text, own)
            .flatMap(document -> document.root().fields())
            .flatMap(fields -> read(name, fields));
    findings.addAll(own);
    return own.hasErrors() ? Optional.empty() : log;
  }

  private static Optional<MatchLog> read(String name, JsonFields fields) {
    Optional<String> game = fields.required("game").flatMap(JsonValue::text);
    String rules = fields.optional("rules").flatMap(JsonValue::text).orElse("");
    Optional<JsonValue> setup = fields.required("setup");
    Optional<Long> seed = seed(fields);
    List<Integer> chance = chance(fields);
    List<String> answers = new ArrayList<>();
    for (JsonValue one : fields.required("answers").flatMap(JsonValue::list).orElse(List.of())) {
      one.text().filter(text -> isAnswer(one, text)).ifPresent(answers::add);
    }
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    for (String field : RESULT) {
      fields.optional(field).ifPresent(value -> result.set(field, value.node()));
    }
    fields.noOthers();
    return game.isPresent() && setup.isPresent()
        ? Optional.of(
            new MatchLog(
                name,
                game.get(),
                rules,
                setup.get().node(),
                seed,
                chance,
                answers,
                result,
                Optional.of(fields.object().document())))
        : Optional.empty();
  }

  /** The seed of a match; empty if there is none, or after a report. */
  public static Optional<Long> seed(JsonFields fields) {
    return fields.optional("seed").flatMap(MatchLog::seed);
  }

  /** The outcomes of a match; reports them besides a seed, which would play another match. */
  public static List<Integer> chance(JsonFields fields) {
    Optional<JsonValue> listed = fields.optional("chance");
    if (fields.object().node().has("seed")) {
      listed.ifPresent(
          value ->
              value.error(Code.CHANCE, "outcomes besides a seed", "either outcomes or a seed"));
    }
    List<Integer> chance = new ArrayList<>();
    for (JsonValue one : listed.flatMap(JsonValue::list).orElse(List.of())) {
      one.whole(1, Integer.MAX_VALUE).ifPresent(chance::add);
    }
    return chance;
  }

  private static Optional<Long> seed(JsonValue value) {
    if (!value.node().canConvertToLong() || !value.node().isIntegralNumber()) {
      value.wrong(Code.WRONG_TYPE, "a whole number");
      return Optional.empty();
    }
    return Optional.of(value.node().longValue());
  }

  private static boolean isAnswer(JsonValue value, String text) {
    if (text.indexOf('=') < 1) {
      value.wrong(Code.LOG_ANSWER, "an answer such as d1=option");
      return false;
    }
    return true;
  }

  /** Plays the match again, to its end; see {@link #replay(RuleBook, Predicate, Diagnostics)}. */
  public Optional<Match> replay(RuleBook book, Diagnostics findings) {
    return replay(book, match -> false, findings);
  }

  /**
   * Plays the match again.
   *
   * @param until the condition for stopping before all answers are given
   * @param findings takes an answer or set-up that these rules do not allow
   * @return the match, where it stands then; empty after a report
   */
  public Optional<Match> replay(RuleBook book, Predicate<Match> until, Diagnostics findings) {
    boolean silent = rules.isEmpty() && result.isMissingNode();
    if (!silent && !rules.equals(book.hash())) {
      findings.add(finding(Code.LOG_RULES, "/rules", "", ""));
    }
    Optional<Match> begun = start(book, findings);
    if (begun.isEmpty()) {
      return begun;
    }
    Match match = begun.get();
    int given = 0;
    while (given < answers.size() && !until.test(match)) {
      if (!answer(match, given, findings)) {
        match.close();
        return Optional.empty();
      }
      given++;
    }
    if (given == answers.size() && (rules.isEmpty() || rules.equals(book.hash()))) {
      checkResult(match, findings);
    }
    return begun;
  }

  private void checkResult(Match match, Diagnostics findings) {
    ObjectNode now = toJson(match);
    for (var stated : result.properties()) {
      JsonNode real = now.path(stated.getKey());
      if (!stated.getValue().equals(real)) {
        findings.add(
            finding(
                Code.LOG_RESULT,
                "/" + stated.getKey(),
                stated.getValue().toString(),
                real.toString()));
      }
    }
  }

  /**
   * Gives one of the answers.
   *
   * @return whether it was possible; otherwise it was reported, and the match is as before
   */
  public boolean answer(Match match, int number, Diagnostics findings) {
    try {
      match.answer(answers.get(number));
      return true;
    } catch (IllegalChoiceException | ActionFailedException refused) {
      String given = "'" + answers.get(number) + "'";
      findings.add(
          finding(Code.LOG_ANSWER, answerPlace(number), given, "")
              .suggesting(refused.getMessage()));
      return false;
    }
  }

  private Optional<Match> start(RuleBook book, Diagnostics findings) {
    Chance outcomes =
        seed.map(Chance::seeded)
            .orElseGet(() -> Chance.scripted(chance.stream().mapToInt(one -> one).toArray()));
    try {
      return Optional.of(book.newMatch(setup, outcomes));
    } catch (IllegalArgumentException | ActionFailedException wrong) {
      findings.add(wrongSetup(wrong));
      return Optional.empty();
    }
  }

  /**
   * Checks the set-up by the names in rules, without playing.
   *
   * @param findings takes a set-up that they do not allow
   */
  public void checkSetup(RuleWords words, Diagnostics findings) {
    try {
      Games.find(game).checkSetup(words, setup);
    } catch (IllegalArgumentException wrong) {
      findings.add(wrongSetup(wrong));
    }
  }

  private Diagnostic wrongSetup(RuntimeException wrong) {
    return finding(Code.SETUP, SETUP, "", "").suggesting(wrong.getMessage());
  }

  /**
   * True of a finding of {@link #checkSetup}, which may only follow from what is wrong elsewhere,
   * such as a card that has another name now.
   */
  public static boolean isOfSetup(Diagnostic one) {
    return one.code() == Code.SETUP
        && one.location().place().pointer().filter(at -> at.path().equals(SETUP)).isPresent();
  }

  /** The pointer to an answer: in a golden game it stands in its step. */
  private String answerPlace(int number) {
    boolean golden = source.filter(one -> one.root().node().has("steps")).isPresent();
    return golden ? "/steps/" + number + "/answer" : "/answers/" + number;
  }

  private Diagnostic finding(Code code, String pointer, String found, String expected) {
    Diagnostic finding =
        Diagnostic.of(code, SourceLocation.pointer(name, pointer), found, expected);
    return source.map(document -> document.placed(finding)).orElse(finding);
  }

  /**
   * As JSON, with how the match ended for readers.
   *
   * @param match the match as it stands after the answers
   */
  public ObjectNode toJson(Match match) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", game).put("rules", rules).set("setup", setup);
    seed.ifPresent(number -> json.put("seed", number));
    if (seed.isEmpty()) {
      ArrayNode outcomes = json.putArray("chance");
      chance.forEach(outcomes::add);
    }
    answers.forEach(json.putArray("answers")::add);
    json.put("over", match.over()).put("winner", match.winner());
    if (match.winners().size() > 1) {
      match.winners().forEach(json.putArray(WINNERS)::add);
    }
    return json.put("turns", match.state(GameState.class).turn());
  }
}
