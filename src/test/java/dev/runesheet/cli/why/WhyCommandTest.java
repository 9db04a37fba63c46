package dev.runesheet.cli.why;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions about a match that was played before. */
@Tag("thorough")
class WhyCommandTest {

  /** In the match of seed 3, Fire Mage tries Fireball with too little mana as well. */
  private static final String SEED = "3";

  @TempDir private static Path folder;
  private static String log;

  @BeforeAll
  static void playOnce() {
    log = folder.resolve("match.json").toString();
    Ran ran = Ran.run("play", Ran.GAME, "fire-mage", "fighter", "--seed", SEED, "--log", log);
    assertThat(ran.code()).isZero();
  }

  private static int number(Ran ran, String words) {
    String line = ran.lines().stream().filter(one -> one.contains(words)).findFirst().orElseThrow();
    return Integer.parseInt(line.strip().split(" ")[0]);
  }

  @Test
  void listsAllSteps() {
    Ran ran = Ran.run("why", log);
    assertThat(ran.code()).isZero();
    assertThat(ran.lines().get(0)).isEqualTo("    1 the match was set up");
    assertThat(ran.lines())
        .anyMatch(
            line ->
                line.endsWith("the match ended: player 1 won (Death)")
                    || line.contains("the match ended"));
  }

  @Test
  void aSavedMatchIsAskedLikeTheLogOfOne() throws IOException {
    Path save = folder.resolve("save.json");
    String human = "--human=0";
    Ran.in(folder, "1\nq\n", "play", Ran.GAME, human, "--seed", SEED, "--save", save.toString());
    Ran ran = Ran.run("why", save.toString());
    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).anyMatch(line -> line.contains("player 0 chose"));
    ObjectMapper json = new ObjectMapper();
    JsonNode saved = json.readTree(save.toFile());
    ((ObjectNode) saved).remove("begun");
    json.writeValue(save.toFile(), saved);
    assertThat(Ran.run("why", save.toString()).err())
        .contains("is a saved match that does not say how it began", "play --log")
        .doesNotContain("RS0");
  }

  @Test
  void aChangeLeadsBackToTheChoice() {
    int change = number(Ran.run("why", log), "Fighter's health 100 → ");
    Ran ran = Ran.run("why", log, "--change", Integer.toString(change));
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("by the verb", "called by the rule")
        .contains("written at data/math-battle/heroes/fire_mage.json#/")
        .containsPattern("player 0 chose \\w+")
        .contains("It caused:", "event 'health changes' (Fighter)");
  }

  @Test
  void aVerbIsToldWithWhatItWasCalledWith() {
    int change = number(Ran.run("why", log), "Fighter's health 100 → ");
    Ran ran = Ran.run("why", log, "--change", Integer.toString(change));
    assertThat(ran.out())
        .containsPattern("verb damage: target Fighter, amount \\d+")
        .contains("verb add-stat: target Fighter, stat health, delta -");
  }

  @Test
  void aPawnOfQueensBloodNamesTheRowThatSaysWhatItDoes() {
    String game = folder.resolve("pawns.json").toString();
    Ran.run("simulate", "queens-blood", "--games", "1", "--log", game);
    int change = number(Ran.run("why", game), "'s raw 0 → ");
    assertThat(Ran.run("why", game, "--change", Integer.toString(change)).out())
        .contains("rules were asked about pawn placement")
        .containsPattern("tile neutral")
        .contains("fired: Claim a neutral tile, written at")
        .contains("decision-tables/queens-blood/variants.drl.xlsx!Pawns!B");
  }

  @Test
  void aGuardThatDidNotHoldIsToldWithItsValue() {
    Ran ran = Ran.run("why", log, "--not", "fireball");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("it asks whether mana of self > 4: it was 2")
        .contains("it asks whether mana of self > 4: it was 3");
  }

  @Test
  void atOneEventEachHolderHasItsReason() {
    int event = number(Ran.run("why", log), "event 'turn starts' (Fire Mage)");
    Ran ran = Ran.run("why", log, "--not", "burning", "--event", Integer.toString(event));
    assertThat(ran.out().replaceAll("\\s+", " "))
        .contains("Burning of Fire Mage (mode/burning): it asks whether burn of self > 0: it was 0")
        .contains(
            "Burning of Fighter (mode/burning): it answers what happens to its holder, and this"
                + " happened to Fire Mage")
        .contains("written at decision-tables/math-battle/global-rules.drl.xlsx!Global rules!B");
  }

  @Test
  void printsJson() throws IOException {
    JsonNode all = new ObjectMapper().readTree(Ran.run("why", log, "--json").out());
    assertThat(all.path("steps").asInt()).isEqualTo(all.path("trace").size()).isGreaterThan(300);
    int change = 0;
    for (JsonNode step : all.path("trace")) {
      change = step.path("stat").asText().equals("burn") ? step.path("step").asInt() : change;
    }
    JsonNode chain =
        new ObjectMapper().readTree(Ran.run("why", log, "--change", change + "", "--json").out());
    assertThat(chain.path("cameOf").get(0).path("stat").asText()).isEqualTo("burn");
    assertThat(chain.path("cameOf").get(1).path("arguments").path("stat").asText())
        .isEqualTo("burn");
    assertThat(chain.path("cameOf").get(2).path("rules").get(0).path("fired").asBoolean()).isTrue();
    JsonNode not =
        new ObjectMapper().readTree(Ran.run("why", log, "--not", "fireball", "--json").out());
    assertThat(not.path("events").findValuesAsText("reason")).contains("ran", "guard");
  }

  /** The rows of docs/testers.md say which fields the answers have. */
  @Test
  void theGuideNamesTheFieldsOfEachAnswer() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    JsonNode all = mapper.readTree(Ran.run("why", log, "--json").out());
    assertThat(named("none")).isEqualTo(fields(all));
    int change = number(Ran.run("why", log), "Fighter's health 100 → ");
    JsonNode chain = mapper.readTree(Ran.run("why", log, "--change", change + "", "--json").out());
    assertThat(named("`--change`")).isEqualTo(fields(chain));
    JsonNode not = mapper.readTree(Ran.run("why", log, "--not", "fireball", "--json").out());
    Set<String> ofNot = fields(not);
    ofNot.addAll(fields(not.path("events").get(0)));
    ofNot.addAll(fields(not.path("events").get(0).path("candidates").get(0)));
    assertThat(named("`--not`")).isEqualTo(ofNot);
  }

  @Test
  void theGuideNamesTheFieldsOfEachKindOfStep() throws IOException {
    for (JsonNode step :
        new ObjectMapper().readTree(Ran.run("why", log, "--json").out()).at("/trace")) {
      Set<String> own = fields(step);
      own.removeAll(Set.of("step", "parent", "kind", "words"));
      String kind = step.path("kind").asText();
      boolean shared = kind.equals("begun") || kind.equals("phases");
      assertThat(named(shared ? "`begun`, `phases`" : "`" + kind + "`")).as(kind).containsAll(own);
    }
  }

  /** The words in code quotes behind the first cell of a row of the guide. */
  private static Set<String> named(String cell) throws IOException {
    String row =
        Files.readAllLines(Path.of("docs/testers.md")).stream()
            .dropWhile(line -> !line.startsWith("## Why, and why not"))
            .filter(line -> line.startsWith("| " + cell + " | "))
            .findFirst()
            .orElseThrow();
    return Pattern.compile("`(\\w+)`")
        .matcher(row.substring(cell.length() + 2))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> fields(JsonNode object) {
    Set<String> names = new TreeSet<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  @Test
  void writesAPageThatNeedsNothingElse() throws IOException {
    Path page = folder.resolve("page.html");
    assertThat(Ran.run("why", log, "--html", page.toString()).code()).isZero();
    String text = Files.readString(page);
    assertThat(text).doesNotContain("@DATA@").doesNotContain("http://").doesNotContain("https://");
    String data = text.substring(text.indexOf("id=\"data\">") + 10);
    JsonNode json = new ObjectMapper().readTree(data.substring(0, data.indexOf("</script>")));
    assertThat(json.path("entities").get(0).path("stats").path("health").asInt()).isEqualTo(70);
    assertThat(json.path("entities").get(1).path("stats").path("health").asInt()).isEqualTo(100);
    assertThat(json.path("steps").size()).isGreaterThan(300);
  }

  /** Players know cards and heroes, which have effects, and seldom the ids of these. */
  @Test
  void theNameOfACardOrHeroLeadsToItsEffects() {
    String game = folder.resolve("named.json").toString();
    Ran.run("simulate", "queens-blood", "--games", "1", "--log", game);
    String expected = "There is no effect 'Grenadeer'; 'Grenadier' has aur_op_enemies_-4.";
    assertThat(Ran.run("why", game, "--not", "Grenadeer").err()).contains(expected);
    assertThat(Ran.run("why", log, "--not", "Fire Mage").err())
        .contains("There is no effect 'Fire Mage'; 'Fire Mage' has fire-mage/");
    assertThat(Ran.run("why", game, "--not", "nonsense").err()).contains(", … (91).");
  }

  @Test
  void ofSeveralOfANameTheOneInPlayIsMeantOrTheyAreTold() {
    String vale = folder.resolve("vale.json").toString();
    Ran.run("play", "ember-vale", "--seed", "3", "--log", vale);
    String event =
        Integer.toString(number(Ran.run("why", vale), "event 'enters play' (Banner of Frost)"));

    assertThat(reached(vale, event, "Rime Wisp").out())
        .contains("it counts: add 1 to attack of Rime Wisp");
    assertThat(reached(vale, event, "Firebolt").err())
        .containsPattern(
            "Several are called 'Firebolt': (\\d+ \\(\\w+\\), )+\\d+ \\(\\w+\\); say which");
  }

  private static Ran reached(String log, String event, String name) {
    return Ran.run("why", log, "--not", "banner", "--event", event, "--on", name);
  }

  @Test
  void wrongNamesAndNumbersAreWrongUsage() {
    assertThat(Ran.run("why", log, "--not", "firebal").err()).contains("did you mean");
    assertThat(Ran.run("why", log, "--change", "99999").err()).contains("There is no step 99999");
    assertThat(Ran.run("why", log, "--not", "stun", "--event", "1").err()).contains("is no event");
    assertThat(Ran.run("why", log, "--event", "1").err())
        .contains("--event and --on go with --not");
    assertThat(Ran.run("why", log, "--not", "stun", "--change", "1").code()).isEqualTo(2);
    Ran reaching = Ran.run("why", log, "--not", "burning", "--event", "2", "--on", "Fighter");
    assertThat(reaching.code()).isEqualTo(2);
    assertThat(reaching.err()).contains("'burning' answers events", "leave out --on");
    assertThat(Ran.run("why", "nowhere.json").err()).contains("There is no file 'nowhere.json'.");
    assertThat(Ran.run("why", "data").err()).contains("'data' is a folder; name a file.");
  }

  @Test
  void aLogThatIsNoneIsRefusedWithItsPlaces() throws IOException {
    Path file = folder.resolve("broken.json");
    Files.writeString(file, "{\"game\": 5, \"seed\": \"x\", \"answers\": [\"pass\"]}");
    Ran ran = Ran.run("why", file.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("RS005", "#/game", "#/seed")
        .contains("RS006", "the field 'setup'")
        .contains("RS150", "#/answers/0")
        .doesNotContain("Exception");
  }

  @Test
  void anAnswerThatIsNotPossibleIsFoundAtItsPlace() throws IOException {
    Path file = folder.resolve("other.json");
    Files.writeString(file, Files.readString(Path.of(log)).replaceFirst("d2=\\w+", "d2=dance"));
    Ran ran = Ran.run("why", file.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .containsPattern("other.json:\\d+:\\d+ #/answers/1: error RS150")
        .contains("dance");
  }

  @Test
  void otherRulesAreAWarning() throws IOException {
    Path file = folder.resolve("old.json");
    Files.writeString(
        file,
        Files.readString(Path.of(log)).replaceFirst("\"rules\" : \"\\w+\"", "\"rules\" : \"x\""));
    Ran ran = Ran.run("why", file.toString());
    assertThat(ran.code()).isZero();
    assertThat(ran.err()).contains("warning RS151");
  }

  @Test
  void explainTakesALogToo() {
    Ran ran = Ran.run("explain", Ran.GAME, "fighter", "health", "--log", log, "--turn", "4");
    assertThat(ran.code()).isZero();
    assertThat(ran.lines().get(0)).startsWith("Fighter's health in turn 4: ");
    assertThat(Ran.run("explain", Ran.GAME, "a", "fighter", "health", "--log", log).code())
        .isEqualTo(2);
  }

  @Test
  void aSimulationLeavesALogToAskAbout() {
    String file = folder.resolve("simulated.json").toString();
    Ran.run("simulate", Ran.GAME, "fire-mage", "fighter", "--games", "3", "--log", file);
    assertThat(Ran.run("why", file).lines().get(0)).contains("the match was set up");
  }

  /** A log that was changed is told, though its answers can still be given. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"winner\" : \\d | \"winner\" : 7 | warning RS154 | found 7, expected",
        "\"over\" : true | \"over\" : false | warning RS154 | found false, expected true",
        "\"turns\" : \\d+ | \"turns\" : 1 | warning RS154 | found 1, expected",
        "\"rules\" : \"\\w+\", | '' | warning RS151 | does not say by which",
        "\"over\" | \"ovre\" | error RS007 | did you mean 'over'?",
      })
  void aLogThatWasChangedIsTold(String part, String changed, String code, String words)
      throws IOException {
    String text = Files.readString(Path.of(log));
    Path other = folder.resolve("changed.json");
    Files.writeString(other, text.replaceFirst(part, changed));
    assertThat(Files.readString(other)).isNotEqualTo(text);
    Ran ran = Ran.run("why", other.toString());
    assertThat(ran.code()).isEqualTo(code.startsWith("error") ? 1 : 0);
    assertThat(ran.err()).contains(code, words);
    assertThat(Ran.run("why", log).err()).doesNotContain("RS15");
  }
}
