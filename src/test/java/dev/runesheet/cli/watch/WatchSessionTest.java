package dev.runesheet.cli.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.analysis.change.Change;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.Ran;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.pack.watch.LiveRules;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an edit changes in the rules that are in force. */
@Tag("thorough")
class WatchSessionTest {

  private static final String TABLE = "decision-tables/math-battle/global-rules.drl.xlsx";
  private static final String HERO = "data/math-battle/heroes/fire_mage.json";
  private static final String SCENARIOS = "data/math-battle/scenarios/verbs.yaml";

  @TempDir private Path folder;
  private LiveRules rules;
  private WatchSession session;

  @BeforeEach
  void watch() {
    Ran.copyOfRules(folder);
    session = new WatchSession(LiveRules.of(Ran.GAME, folder));
    rules = session.rules();
    WatchRound first = session.update();
    assertThat(first.broken()).isFalse();
    assertThat(first.update().changes()).isEmpty();
    assertThat(first.passed()).isEqualTo(first.scenarios()).isPositive();
  }

  @Test
  void anEditIsToldByEffectAndByScenario() throws IOException {
    RuleBook before = rules.current();
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    WatchRound round = session.update();
    assertThat(round.broken()).isFalse();
    assertThat(round.update().changes())
        .extracting(Change::id)
        .containsExactly("fire-mage/fireball");
    assertThat(round.update().changes().get(0).details())
        .containsExactly("now: deal 9 damage to your opponent instead of 8");
    assertThat(round.outcomes()).isNotEmpty();
    assertThat(round.outcomes().get(0).before()).isEqualTo(WatchSession.PASSED);
    assertThat(rules.current()).isNotSameAs(before);
    Ran.edit(folder.resolve(HERO), "\"value\": 9", "\"value\": 8");
    WatchRound back = session.update();
    assertThat(back.outcomes()).hasSameSizeAs(round.outcomes());
    assertThat(back.passed()).isEqualTo(back.scenarios());
  }

  @Test
  void whatIsFoundBeforeTheNextSaveIsToldWithThatOne() throws IOException {
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    Set<String> told = new TreeSet<>();
    session.update(update -> {}, () -> true).outcomes().forEach(one -> told.add(one.name()));
    session.goOn(() -> false);
    Files.writeString(folder.resolve(SCENARIOS), "\n", StandardOpenOption.APPEND);
    session.update().outcomes().forEach(one -> assertThat(told.add(one.name())).isTrue());

    Set<String> failing = new TreeSet<>(session.results().keySet());
    failing.removeIf(name -> session.results().get(name).equals(WatchSession.PASSED));
    assertThat(told).isEqualTo(failing).hasSizeGreaterThan(4);
    assertThat(session.all().outcomes()).isEmpty();
  }

  @Test
  void aGoldenGameIsToldInTheWordsOfItsGame() throws IOException {
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    assertThat(session.update().outcomes())
        .filteredOn(outcome -> outcome.name().contains("golden/fm-011.json"))
        .singleElement()
        .satisfies(
            outcome ->
                assertThat(outcome.after())
                    .matches("(?s).*json:\\d+ health 1: expected 90, actual 89\n.*")
                    .contains("Fire Mage uses Fireball")
                    .doesNotContain("#/"));
  }

  @Test
  void anEditOfAHerosStatsIsTold() throws IOException {
    Ran.edit(folder.resolve(HERO), "\"mana_regen\": 2", "\"mana_regen\": 3");
    WatchRound round = session.update();

    Change change = round.update().changes().get(0);
    assertThat(round.update().changes()).hasSize(1);
    assertThat(change.noun() + " " + change.id()).isEqualTo("hero fire-mage");
    assertThat(change.details()).containsExactly("hero Fire Mage mana regen 3 instead of 2");
    assertThat(change.place().file()).isEqualTo(HERO);
  }

  @Test
  void whatIsCalledAsItsKindIsCalledOnce() throws IOException {
    StringWriter out = new StringWriter();
    WatchReport report =
        new WatchReport(Ran.terminal(folder, "", out, new StringWriter()), Ran.GAME, session);
    Ran.edit(folder.resolve("data/math-battle/default_mode.json"), "200", "150");
    session.update(update -> report.saved(List.of("default_mode.json"), update), () -> true);
    assertThat(out.toString())
        .contains("changed mode (data/math-battle/default_mode.json)")
        .contains("- mode turns 150 instead of 200");
  }

  @Test
  void whatIsMendedIsToldAndNothingTwice() throws IOException {
    StringWriter out = new StringWriter();
    WatchReport report =
        new WatchReport(Ran.terminal(folder, "", out, new StringWriter()), Ran.GAME, session);
    Ran.edit(folder.resolve(HERO), "\"DAMAGE\"", "\"DAMGE\"");
    report.next(session.update(update -> report.saved(List.of(HERO), update), () -> false), 1);
    Ran.edit(folder.resolve(HERO), "\"DAMGE\"", "\"DAMAGE\"");
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    report.next(session.update(update -> report.saved(List.of(HERO), update), () -> false), 1);

    assertThat(out.toString()).contains("fixed " + HERO).contains("unknown verb or op");
    assertThat(out.toString()).containsOnlyOnce("deal 9 damage to your opponent instead of 8");
  }

  @Test
  void aFileThatIsGoneWasNotSavedAndMendsNothing() throws IOException {
    StringWriter out = new StringWriter();
    WatchReport report =
        new WatchReport(Ran.terminal(folder, "", out, new StringWriter()), Ran.GAME, session);
    Path table = folder.resolve(TABLE);
    Files.writeString(table, "no workbook");
    report.next(session.update(update -> report.saved(List.of(TABLE), update), () -> false), 1);
    Files.delete(table);
    report.next(session.update(update -> report.saved(List.of(TABLE), update), () -> false), 1);

    assertThat(out.toString())
        .contains("Saved: " + TABLE, "RS030", "Deleted: " + TABLE, "RS001")
        .doesNotContain("fixed");
  }

  @Test
  void scenariosThatHaveGoneAreNotCountedAmongThoseThatChanged() throws IOException {
    StringWriter out = new StringWriter();
    WatchReport report =
        new WatchReport(Ran.terminal(folder, "", out, new StringWriter()), Ran.GAME, session);
    Path scenarios = folder.resolve(SCENARIOS);
    String all = Files.readString(scenarios);
    Files.writeString(scenarios, all.substring(0, all.indexOf("  - name", all.indexOf("name: "))));
    report.next(session.update(), 1);

    assertThat(out.toString())
        .containsPattern("0 of 1 scenario changed, \\d+ gone; 1 passed, 0 failed");
  }

  @Test
  void whatIsStillToBePlayedIsSaidAtTheStart() {
    StringWriter out = new StringWriter();
    WatchSession other = new WatchSession(LiveRules.of(Ran.GAME, folder));
    WatchRound first = other.update(update -> {}, () -> true);
    new WatchReport(Ran.terminal(folder, "", out, new StringWriter()), Ran.GAME, other)
        .first(first);
    assertThat(out.toString())
        .contains("4 passed, 0 failed; " + first.left() + " more are being played.");
  }

  @Test
  void scenariosThatAnEditTouchesArePlayedFirst() throws IOException {
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    WatchRound first = session.update(update -> {}, () -> false);
    assertThat(first.outcomes()).isNotEmpty();
    assertThat(first.scenarios()).isPositive();
    assertThat(first.left()).as("heroes that cannot burn have nothing to do with it").isPositive();
    assertThat(session.isWaiting()).isTrue();
    session.goOn(() -> false);
    WatchRound all = session.all();
    assertThat(session.isWaiting()).isFalse();
    assertThat(all.outcomes()).as("none but those that were played first").isEmpty();
    assertThat(all.scenarios()).isEqualTo(first.scenarios() + first.left());
  }

  @Test
  void scenariosAboutTheEditAreToldFirstInTheOrderOfTheirFileAndGoldenGamesLast()
      throws IOException {
    Path scenarios = folder.resolve("data/math-battle/scenarios/abilities.yaml");
    Ran.edit(scenarios, "- name: Fireball costs", "- name: Mana that a Fireball costs");
    session.update();
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    List<String> told = session.update().outcomes().stream().map(WatchRound.Outcome::name).toList();

    assertThat(told.get(0)).contains("abilities.yaml: Mana that a Fireball costs");
    assertThat(told.get(1)).contains("abilities.yaml: Fireball with 5 mana");
    assertThat(told.get(told.size() - 1)).contains("/golden/");
  }

  @Test
  void anEditThatComesMeanwhileLosesNothing() throws IOException {
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    WatchRound first = session.update(update -> {}, () -> true);
    Ran.edit(folder.resolve(HERO), "\"value\": 9", "\"value\": 8");
    session.update(update -> {}, () -> true);
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    WatchRound third = session.update(update -> {}, () -> true);
    session.goOn(() -> false);
    WatchRound all = session.all();
    Ran.edit(folder.resolve(HERO), "\"value\": 9", "\"value\": 8");
    WatchRound back = session.update();
    session.goOn(() -> false);
    assertThat(all.passed()).isLessThan(all.scenarios());
    assertThat(back.outcomes()).hasSize(all.scenarios() - all.passed());
    assertThat(session.all().passed()).isEqualTo(all.scenarios());
    assertThat(first.left()).isPositive();
    assertThat(third.left()).isPositive();
  }

  @Test
  void anEditOfScenariosPlaysOnlyThese() throws IOException {

    Path scenarios = folder.resolve(SCENARIOS);
    Files.writeString(scenarios, Files.readString(scenarios) + "\n# seen\n");
    WatchRound round = session.update();
    assertThat(round.scenarios()).isPositive();
    assertThat(round.left()).isZero();
    assertThat(round.scenarios()).isLessThan(session.all().scenarios());
    assertThat(round.outcomes()).isEmpty();
  }

  @Test
  void whatIsPlayedForTheFirstTimeAfterAnEditIsToldIfItFails() throws IOException {
    WatchSession other = new WatchSession(LiveRules.of(Ran.GAME, folder));
    WatchRound first = other.update(update -> {}, () -> true);
    assertThat(first.left()).isPositive();
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    List<WatchRound.Outcome> told =
        new ArrayList<>(other.update(update -> {}, () -> true).outcomes());
    other.goOn(() -> false);
    WatchRound all = other.all();
    told.addAll(all.outcomes());
    assertThat(told)
        .hasSize(all.scenarios() - all.passed())
        .allSatisfy(one -> assertThat(one.before()).isIn("", WatchSession.PASSED))
        .noneSatisfy(one -> assertThat(one.after()).isEqualTo(WatchSession.PASSED));
    assertThat(all.scenarios()).isEqualTo(first.scenarios() + first.left());
  }

  @Test
  void aRehearsalChangesNothing() {
    RuleBook before = rules.current();
    rules.rehearse();
    session.goOn(() -> false);
    assertThat(session.all().outcomes()).isEmpty();
    assertThat(rules.current()).isSameAs(before);
  }

  @Test
  void aBrokenEditKeepsTheLastGoodRules() throws IOException {
    RuleBook before = rules.current();
    byte[] good = Files.readAllBytes(folder.resolve(HERO));
    Files.write(folder.resolve(HERO), java.util.Arrays.copyOf(good, good.length / 2));
    WatchRound round = session.update();
    assertThat(round.broken()).isTrue();
    assertThat(round.findings()).isNotEmpty();
    assertThat(rules.current()).isSameAs(before);
    Files.write(folder.resolve(HERO), good);
    WatchRound back = session.update();
    assertThat(back.broken()).isFalse();
    assertThat(back.update().changes()).as("compared with the last good rules").isEmpty();
    assertThat(rules.current()).as("nothing to compile").isSameAs(before);
  }

  @Test
  void warningsAreToldAndTheRulesAreUsed() throws IOException {
    Ran.edit(
        folder.resolve(HERO),
        "\"type\": \"ON_TURN_START\"",
        "\"type\": \"ON_ATTRIBUTE_CHANGE\", \"attr\": \"strength\"");
    WatchRound round = session.update();
    assertThat(round.broken()).isFalse();
    assertThat(round.findings()).extracting(finding -> finding.code().id()).contains("RS094");
  }

  @Test
  void aScenarioWithAKeyTwiceFailsAsInTest() throws IOException {
    StringWriter out = new StringWriter();
    WatchReport report = report(session, out);
    Path file = folder.resolve(SCENARIOS);
    String right = Files.readString(file);
    Files.writeString(file, right.replaceFirst("( +)then: ", "$1text: a\n$1text: b\n$1then: "));
    WatchRound round = session.update();
    report.next(round, 1);
    assertThat(round.outcomes())
        .singleElement()
        .satisfies(one -> assertThat(one.before()).isEqualTo(WatchSession.PASSED))
        .satisfies(one -> assertThat(one.after()).contains("RS023", "'text' again"));
    assertThat(round.failed()).isEqualTo(1);
    report.next(session.update(), 1);
    int all = session.all().scenarios();
    assertThat(out.toString())
        .contains("none of " + all + " scenarios changed; " + (all - 1) + " passed, 1 failed (");
  }

  @Test
  void aFileOfScenariosThatCannotBeReadCountsAsFailed() throws IOException {
    Files.writeString(folder.resolve(SCENARIOS), "scenarios: [\n");
    WatchRound round = session.update();
    assertThat(round.faulty()).isEqualTo(1);
    assertThat(session.all().failed()).isEqualTo(1);
  }

  @Test
  void rulesThatWereNeverGoodAreNotSaidToStayInForce() throws IOException {
    StringWriter out = new StringWriter();
    Ran.edit(folder.resolve(HERO), "\"DAMAGE\"", "\"DAMGE\"");
    WatchSession other = new WatchSession(LiveRules.of(Ran.GAME, folder));
    WatchReport report = report(other, out);
    report.first(other.update());
    Ran.edit(folder.resolve(HERO), "\"DAMGE\"", "\"DMAGE\"");
    report.next(other.update(), 1);
    assertThat(out.toString())
        .containsPattern("(?s)no good rules yet.*no good rules yet")
        .doesNotContain("last good rules");
    Ran.edit(folder.resolve(HERO), "\"DMAGE\"", "\"DAMAGE\"");
    report.next(other.update(), 1);
    assertThat(out.toString()).containsOnlyOnce("fixed " + HERO);
  }

  @Test
  void aWarningThatIsMendedIsToldOnceItIsKnown() throws IOException {
    StringWriter out = new StringWriter();
    WatchReport report = report(session, out);
    String right = "\"type\": \"ON_TURN_START\"";
    String doubtful = "\"type\": \"ON_ATTRIBUTE_CHANGE\", \"attr\": \"strength\"";
    Ran.edit(folder.resolve(HERO), right, doubtful);
    report.next(session.update(), 1);
    Ran.edit(folder.resolve(HERO), "\"DAMAGE\"", "\"DAMGE\"");
    report.next(session.update(), 1);
    assertThat(out.toString()).as("nobody knows while there is an error").doesNotContain("fixed");
    Ran.edit(folder.resolve(HERO), doubtful, right);
    Ran.edit(folder.resolve(HERO), "\"DAMGE\"", "\"DAMAGE\"");
    report.next(session.update(), 1);
    assertThat(out.toString().lines().filter(line -> line.startsWith("fixed " + HERO)).toList())
        .hasSize(2)
        .anyMatch(line -> line.endsWith(Code.NEVER_RAISED.title()));
  }

  @Test
  void scenariosThatFailAtTheStartAreNamed() throws IOException {
    Path scenarios = folder.resolve(SCENARIOS);
    Files.writeString(scenarios, Files.readString(scenarios).replace("then:", "than:"));
    StringWriter out = new StringWriter();
    WatchSession other = new WatchSession(LiveRules.of(Ran.GAME, folder));
    report(other, out).first(other.update());
    List<String> failing = other.failing();
    assertThat(failing).hasSizeGreaterThan(10).allMatch(name -> name.startsWith(SCENARIOS));
    assertThat(out.toString().lines().filter(one -> one.startsWith("FAIL  ")))
        .containsExactlyElementsOf(
            failing.stream().limit(10).map(name -> "FAIL  " + name).toList());
    assertThat(out.toString()).contains("      and " + (failing.size() - 10) + " more");
  }

  private WatchReport report(WatchSession of, StringWriter out) {
    return new WatchReport(Ran.terminal(folder, "", out, new StringWriter()), Ran.GAME, of);
  }
}
