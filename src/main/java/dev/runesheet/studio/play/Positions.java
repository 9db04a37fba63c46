package dev.runesheet.studio.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.console.Json;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Refusal;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Positions that are set up by hand, in the words that scenarios have for them. */
record Positions(Desk desk) {

  private static final String NAME = "position";
  private static final String GIVEN = "given";

  /** A match in a position, or what is wrong with the position. */
  record Begun(Optional<Match> match, List<Diagnostic> findings) {

    ObjectNode problems() {
      ObjectNode json = Json.object();
      return json.set("findings", Findings.toJson(findings));
    }
  }

  /**
   * The description of a position: the words of the game, and those of a match as it stands. What
   * is hidden in the match is told with it.
   */
  ObjectNode form(Match match) {
    ScenarioKit kit = kit();
    JsonNode schema = kit.schema(desk.book());
    ObjectNode form = Json.object();
    form.set("schema", schema.at("/properties/scenarios/items/properties/given"));
    form.set("definitions", schema.path("$defs"));
    kit.variants(desk.book()).forEach(form.putArray("variants")::add);
    form.put("variant", variant(kit, match));
    return form.set(
        GIVEN, given(kit, match).map(one -> shorter(one, match)).orElseGet(Json::object));
  }

  /** The same position without what goes without saying, as people write it. */
  private ObjectNode shorter(ObjectNode given, Match match) {
    String variant = variant(kit(), match);
    Optional<ObjectNode> whole = again(given, variant);
    ObjectNode shorter = given;
    for (String name : whole.isPresent() ? inner(given) : Set.<String>of()) {
      ObjectNode without = shorter.deepCopy();
      without.forEach(part -> remove(part, name));
      if (again(without, variant).equals(whole)) {
        shorter = without;
      }
    }
    return shorter;
  }

  private Optional<ObjectNode> again(ObjectNode given, String variant) {
    Optional<Match> begun = begin(given, variant, 0).match();
    Optional<ObjectNode> found = begun.flatMap(one -> given(kit(), one));
    begun.ifPresent(Match::close);
    return found;
  }

  /** The names of all fields below the outermost. */
  private static Set<String> inner(JsonNode given) {
    Set<String> names = new LinkedHashSet<>();
    given.forEach(part -> names(part, names));
    return names;
  }

  private static void names(JsonNode node, Set<String> names) {
    node.fieldNames().forEachRemaining(names::add);
    node.forEach(part -> names(part, names));
  }

  private static void remove(JsonNode node, String name) {
    if (node instanceof ObjectNode object) {
      object.remove(name);
    }
    node.forEach(part -> remove(part, name));
  }

  private static Optional<ObjectNode> given(ScenarioKit kit, Match match) {
    Optional<ObjectNode> given = kit.given(match).or(() -> kit.givenSetup(match));
    given.ifPresent(one -> one.remove(List.of(Scenario.CHANCE, Scenario.SEED)));
    return given;
  }

  private static String variant(ScenarioKit kit, Match match) {
    String variant = match.setup().path("variant").asText();
    return kit.variants(match.book()).contains(variant) ? variant : "";
  }

  /** Begins a match in a position. */
  Begun begin(JsonNode given, String variant, int seed) {
    if (!given.isObject()) {
      throw Refusal.wrong("The request needs the object 'given'.");
    }
    ObjectNode scenario = Json.object().put("name", NAME);
    if (!variant.isEmpty()) {
      scenario.put("variant", variant);
    }
    ObjectNode position = scenario.putObject(GIVEN).setAll((ObjectNode) given.deepCopy());
    if (!position.has(Scenario.CHANCE)) {
      position.put(Scenario.SEED, seed & Integer.MAX_VALUE);
    }
    scenario.putObject("then");
    Diagnostics findings = new Diagnostics();
    Optional<Scenario> read = read(scenario, findings);
    if (read.isPresent()) {
      kit().check(desk.book(), read.get());
      findings.addAll(read.get().findings());
    }
    return findings.hasErrors() || read.isEmpty()
        ? new Begun(Optional.empty(), Findings.sorted(findings.all()))
        : start(read.get());
  }

  private Begun start(Scenario scenario) {
    try {
      return new Begun(kit().start(desk.book(), scenario).played(), List.of());
    } catch (dev.runesheet.testing.Refusal | IllegalArgumentException impossible) {
      Diagnostic finding =
          Diagnostic.of(Code.POSITION, SourceLocation.file(NAME), "", "")
              .suggesting(String.valueOf(impossible.getMessage()));
      return new Begun(Optional.empty(), List.of(finding));
    }
  }

  /** The scenario of a position: that it can be set up, and what can be chosen in it. */
  ObjectNode scenario(Match match, String name) {
    ScenarioKit kit = kit();
    ObjectNode scenario = Json.object().put("name", name);
    String variant = variant(kit, match);
    if (!variant.isEmpty()) {
      scenario.put("variant", variant);
    }
    scenario.set(
        GIVEN, kit.given(match).or(() -> kit.givenSetup(match)).orElseThrow(Positions::unsaid));
    JsonValue nothing =
        JsonDocument.of(NAME, "", JsonNodeFactory.instance.objectNode(), new Diagnostics()).root();
    JsonNode seen = kit.of(match).observe(nothing);
    scenario.putObject("then").set("options", seen.path("options"));
    boolean holds =
        read(scenario, new Diagnostics())
            .map(one -> new ScenarioRunner(kit, match.book()).run(one).passed())
            .orElse(false);
    if (!holds) {
      throw unsaid();
    }
    return scenario;
  }

  /** The refusal of a position that scenarios cannot say. */
  static Refusal unsaid() {
    return Refusal.conflict(
        "The words of scenarios cannot say this position; keep it as a golden game.");
  }

  private Optional<Scenario> read(ObjectNode scenario, Diagnostics findings) {
    ObjectNode root = Json.object().put("game", desk.game());
    root.putArray("scenarios").add(scenario.deepCopy());
    return ScenarioReader.read(NAME, JsonDocument.of(NAME, "", root, findings), findings)
        .map(ScenarioFile::scenarios)
        .filter(all -> all.size() == 1)
        .map(all -> all.get(0));
  }

  private ScenarioKit kit() {
    return ScenarioKits.find(desk.game())
        .orElseThrow(() -> Refusal.conflict("This game has no words for positions."));
  }
}
