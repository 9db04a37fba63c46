package dev.runesheet.testing;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import dev.runesheet.spelling.Blanks;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/** The reader of the fields common to the scenarios of all games. */
public final class ScenarioReader {

  private final Diagnostics findings;

  /** The mistakes of the text itself, such as a key that stands twice, that no scenario has yet. */
  private final Diagnostics ofText;

  private final Set<String> names = new LinkedHashSet<>();
  private List<String> variants = List.of();

  private ScenarioReader(Diagnostics findings, Diagnostics ofText) {
    this.findings = findings;
    this.ofText = ofText;
  }

  /**
   * Reads a file: YAML, or JSON if its name ends with it.
   *
   * @param findings takes the errors of the file as a whole; each scenario has its own, also those
   *     of its text, such as a key that stands twice
   * @return the file, or empty after a report
   */
  public static Optional<ScenarioFile> read(String name, String text, Diagnostics findings) {
    Diagnostics ofText = new Diagnostics();
    Diagnostics ofFile = new Diagnostics();
    Optional<JsonDocument> document =
        ScenarioFile.isYaml(name)
            ? JsonDocument.parseYaml(name, text, ofText)
            : JsonDocument.parse(name, text, ofText);
    Optional<ScenarioFile> file =
        document
            .map(one -> one.reportingTo(ofFile).root())
            .flatMap(root -> new ScenarioReader(ofFile, ofText).file(name, root));
    findings.addAll(ofText);
    findings.addAll(ofFile);
    return file;
  }

  /** Reads a parsed file of any kind; see {@link #read(String, String, Diagnostics)}. */
  public static Optional<ScenarioFile> read(
      String name, JsonDocument document, Diagnostics findings) {
    return new ScenarioReader(findings, new Diagnostics()).file(name, document.root());
  }

  private Optional<ScenarioFile> file(String name, JsonValue root) {
    Optional<JsonFields> fields = root.fields();
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    Optional<JsonValue> named = fields.get().required("game");
    Optional<ScenarioKit> kit =
        named.flatMap(
            value ->
                value
                    .text()
                    .filter(game -> isAtHome(name, value, game))
                    .flatMap(game -> ScenarioKits.find(game).or(() -> unknownGame(value))));
    List<Scenario> scenarios = new ArrayList<>();
    Optional<JsonValue> list = fields.get().required("scenarios");
    fields.get().noOthers();
    kit.ifPresent(
        one -> {
          variants = one.variants();
          list.flatMap(JsonValue::list)
              .ifPresent(all -> all.forEach(value -> scenario(value, scenarios)));
        });
    list.filter(all -> all.node().isArray() && all.node().isEmpty())
        .ifPresent(all -> all.error(Code.EMPTY, "", "at least one scenario"));
    return kit.map(one -> new ScenarioFile(name, one.game(), root, scenarios));
  }

  private static Optional<ScenarioKit> unknownGame(JsonValue game) {
    game.unknownWord(Code.GAME_MISSING, ScenarioKits.games());
    return Optional.empty();
  }

  private static boolean isAtHome(String name, JsonValue named, String game) {
    Optional<String> home = HomeGame.insteadOf(game, name);
    home.ifPresent(own -> named.wrong(Code.UNKNOWN_WORD, HomeGame.says(own)));
    return home.isEmpty();
  }

  private void scenario(JsonValue shared, List<Scenario> scenarios) {
    Diagnostics own = new Diagnostics();
    JsonValue value = shared.reportingTo(own);
    Optional<JsonFields> fields = value.fields();
    if (fields.isEmpty()) {
      findings.addAll(own);
      return;
    }
    takeMistakesOfText(value.location().place(), own);
    String name = fields.get().required("name").flatMap(this::name).orElse("");
    fields.get().optional("text").ifPresent(JsonValue::text);
    List<String> named = fields.get().optional("variant").map(this::variants).orElse(List.of(""));
    JsonValue given = fields.get().optional("given").orElseGet(() -> empty(value, "/given"));
    List<JsonValue> when = fields.get().optional("when").flatMap(JsonValue::list).orElse(List.of());
    JsonValue then = fields.get().required("then").orElseGet(() -> empty(value, "/then"));
    List<String> ofGiven =
        fields.get().others().stream().filter(Scenario.OF_GIVEN::contains).toList();
    if (!ofGiven.isEmpty()) {
      fields.get().within("given", ofGiven);
    }
    fields.get().noOthers();
    List<Integer> chance = chance(given);
    Optional<Long> seed = seed(given);
    List<JsonValue> moves = field(given, Scenario.MOVES).flatMap(JsonValue::list).orElse(List.of());
    Scenario any = new Scenario(value, name, "", given, chance, seed, moves, when, then, own);
    for (String variant : named) {
      Diagnostics ofOne = new Diagnostics();
      ofOne.addAll(own);
      scenarios.add(any.with(variant, ofOne));
    }
  }

  /** Hands the mistakes of the text of a scenario to it: as it is not what it says, it fails. */
  private void takeMistakesOfText(Place scenario, Diagnostics own) {
    Predicate<Diagnostic> its = one -> one.location().place().isBelow(scenario);
    ofText.all().stream().filter(its).forEach(own::add);
    ofText.removeIf(its);
  }

  private Optional<String> name(JsonValue value) {
    Optional<String> name = value.text();
    if (name.isPresent() && Blanks.areAll(name.get())) {
      value.error(Code.EMPTY, "a name without letters", "what the scenario shows, in words");
    } else if (name.isPresent() && name.get().chars().anyMatch(Character::isISOControl)) {
      value.wrong(Code.NAME_NOT_PLAIN, "a name in one line, without control characters");
    } else if (name.isPresent() && !names.add(name.get())) {
      value.wrong(Code.DUPLICATE, "a name of its own");
    }
    return name;
  }

  private List<String> variants(JsonValue value) {
    List<JsonValue> all = value.node().isArray() ? value.list().orElse(List.of()) : List.of(value);
    List<String> words = new ArrayList<>();
    for (JsonValue one : all) {
      // Which others there are depends on the rules, so that is looked at with them.
      if (!one.node().isTextual()) {
        one.unknownWord(Code.UNKNOWN_WORD, variants);
        continue;
      } else if (words.contains(one.node().textValue())) {
        one.wrong(Code.DUPLICATE, "each variant once");
        continue;
      }
      words.add(one.node().asText());
    }
    if (value.node().isArray() && value.node().isEmpty()) {
      value.error(Code.EMPTY, "", "a variant, or no such field");
    }
    return words.isEmpty() ? List.of("") : words;
  }

  private static JsonValue empty(JsonValue parent, String pointer) {
    return new JsonValue(
        parent.document(), parent.pointer() + pointer, JsonNodeFactory.instance.objectNode());
  }

  private static List<Integer> chance(JsonValue given) {
    List<Integer> outcomes = new ArrayList<>();
    field(given, Scenario.CHANCE)
        .flatMap(JsonValue::list)
        .ifPresent(
            list -> list.forEach(one -> one.whole(1, Integer.MAX_VALUE).ifPresent(outcomes::add)));
    return outcomes;
  }

  private static Optional<Long> seed(JsonValue given) {
    Optional<JsonValue> seed = field(given, Scenario.SEED);
    if (seed.isPresent() && given.node().has(Scenario.CHANCE)) {
      seed.get().error(Code.POSITION, "a seed besides outcomes", "either outcomes or a seed");
    }
    OptionalInt number =
        seed.map(one -> one.whole(0, Integer.MAX_VALUE)).orElse(OptionalInt.empty());
    return number.isPresent() ? Optional.of((long) number.getAsInt()) : Optional.empty();
  }

  private static Optional<JsonValue> field(JsonValue object, String name) {
    return object.node().isObject()
        ? object.fields().flatMap(fields -> fields.optional(name))
        : Optional.empty();
  }
}
