package dev.runesheet.testing.junit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.testing.Mismatch;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.opentest4j.AssertionFailedError;

/** A scenario as a verifier builds it up; each step is a copy. */
final class ScenarioScript
    implements RuleVerifier, RuleVerifier.Given, RuleVerifier.When, RuleVerifier.Then {

  private static final String NAME = "scenario";
  private static final ObjectMapper JAVA_VALUES = new ObjectMapper();
  private static final System.Logger LOGGER = System.getLogger(RuleVerifier.class.getName());

  private final RuleBook book;
  private final ObjectNode said;

  /** Positions and actions of which nothing is expected yet; shared by a verifier's steps. */
  private final Set<ScenarioScript> open;

  ScenarioScript(RuleBook book) {
    this(
        book,
        JsonNodeFactory.instance.objectNode().put("name", NAME),
        ConcurrentHashMap.newKeySet());
  }

  private ScenarioScript(RuleBook book, ObjectNode said, Set<ScenarioScript> open) {
    this.book = book;
    this.said = said;
    this.open = open;
  }

  /** A copy that says more. */
  private ScenarioScript saying(Consumer<ScenarioScript> more) {
    open.remove(this);
    ScenarioScript next = new ScenarioScript(book, said.deepCopy(), open);
    more.accept(next);
    return next;
  }

  private ScenarioScript unplayed() {
    open.add(this);
    return this;
  }

  /** Fails if a position or an action was named, but nothing expected: it would never be played. */
  void requireExpectations() {
    open.stream()
        .map(ScenarioScript::story)
        .sorted()
        .findFirst()
        .ifPresent(
            story -> {
              throw new AssertionFailedError(
                  "Nothing is expected, so nothing was played. Maybe then(…) is missing.\n"
                      + story);
            });
  }

  @Override
  public Given given() {
    return saying(next -> next.said.putObject("given")).unplayed();
  }

  @Override
  public Given given(String yaml) {
    return saying(next -> next.said.set("given", parsed("given", yaml))).unplayed();
  }

  @Override
  public ScenarioScript and(String field, Object value) {
    ScenarioScript next = saying(it -> it.current().set(field, JAVA_VALUES.valueToTree(value)));
    return next.said.has("then") ? next.play() : next.unplayed();
  }

  @Override
  public Given variant(String name) {
    return saying(next -> next.said.put("variant", name)).unplayed();
  }

  @Override
  public Given chance(int... outcomes) {
    return and(Scenario.CHANCE, outcomes);
  }

  @Override
  public Given seed(long seed) {
    return and(Scenario.SEED, seed);
  }

  @Override
  public When when(String yaml) {
    return saying(next -> next.said.withArray("when").add(parsed("when", yaml))).unplayed();
  }

  @Override
  public Then then(String yaml) {
    return saying(next -> next.said.set("then", parsed("then", yaml))).play();
  }

  @Override
  public Then then(String field, Object value) {
    return saying(next -> next.said.putObject("then").set(field, JAVA_VALUES.valueToTree(value)))
        .play();
  }

  @Override
  public Then isRefused(String error) {
    return then(Scenario.ERROR, error);
  }

  @Override
  public Then and(String yaml) {
    return saying(next -> next.current().setAll((ObjectNode) parsed("then", yaml))).play();
  }

  private ObjectNode current() {
    return (ObjectNode) said.get(said.has("then") ? "then" : "given");
  }

  private static JsonNode parsed(String part, String yaml) {
    Objects.requireNonNull(yaml, () -> "the words of " + part + " must not be null.");
    Diagnostics findings = new Diagnostics();
    JsonNode node =
        JsonDocument.parseYaml(part, yaml, findings).map(text -> text.root().node()).orElse(null);
    if (findings.hasErrors()) {
      throw new IllegalArgumentException(findings.all().get(0).message());
    }
    if (node == null || !node.isObject()) {
      throw new IllegalArgumentException(part + " (" + yaml + ")" + noFields(part, node));
    }
    return node;
  }

  private static String noFields(String part, JsonNode node) {
    if (node == null || !node.isArray()) {
      return " names no fields. Maybe a blank after a colon is missing.";
    }
    return part.equals("when")
        ? " is a list. Maybe each of its actions is a when(…) of its own."
        : " is a list, not fields. Maybe its brackets are too many.";
  }

  private ScenarioScript play() {
    Diagnostics findings = new Diagnostics();
    ObjectNode file = JsonNodeFactory.instance.objectNode().put("game", book.game().id());
    ArrayNode scenarios = file.putArray("scenarios");
    scenarios.add(said);
    JsonDocument document = JsonDocument.of(NAME, "", file, findings);
    ScenarioFile read = ScenarioReader.read(NAME, document, findings).orElse(null);
    require(findings.all());
    Scenario scenario = read.scenarios().get(0);
    ScenarioResult result =
        new ScenarioRunner(ScenarioKits.find(book.game().id()).orElseThrow(), book).run(scenario);
    require(result.findings());
    warn(result.findings());
    if (!result.passed()) {
      throw failed(result);
    }
    return this;
  }

  private void require(List<Diagnostic> findings) {
    List<String> mistakes =
        findings.stream()
            .filter(Diagnostic::isError)
            .map(
                finding -> words(finding.location().place().toString()) + ": " + finding.sentence())
            .toList();
    if (!mistakes.isEmpty()) {
      throw new AssertionFailedError(
          "This cannot be played. " + String.join("\n", mistakes) + "\n" + story());
    }
  }

  /** Logs what the command line warns of, such as expectations that cannot fail. */
  private static void warn(List<Diagnostic> findings) {
    findings.stream()
        .filter(finding -> finding.severity() == Severity.WARNING)
        .map(finding -> words(finding.location().place().toString()) + ": " + finding.sentence())
        .forEach(warning -> LOGGER.log(System.Logger.Level.WARNING, warning));
  }

  private AssertionFailedError failed(ScenarioResult result) {
    List<String> lines = new ArrayList<>();
    for (Mismatch one : result.mismatches()) {
      String what = words(one.place().replaceFirst("^[^#]*", ""));
      lines.add(
          String.format(
              Locale.ROOT,
              "Expected %s to be %s, but it is %s.",
              what,
              one.expected(),
              one.actual()));
    }
    lines.add(story());
    if (!result.story().isEmpty()) {
      lines.add("What happened:");
      result.story().forEach(line -> lines.add("  " + line));
    }
    Mismatch first = result.mismatches().get(0);
    return new AssertionFailedError(String.join("\n", lines), first.expected(), first.actual());
  }

  /** The position and the actions, as sentences. */
  private String story() {
    StringBuilder story = new StringBuilder();
    story.append("  given ").append(said.path("given"));
    said.path("when").forEach(action -> story.append("\n  when ").append(action));
    return story.toString();
  }

  /** A JSON pointer as words: {@code then stats 1 health}. */
  private static String words(String pointer) {
    return pointer.replaceFirst("^#(/scenarios/0)?/?", "").replace('/', ' ');
  }
}
