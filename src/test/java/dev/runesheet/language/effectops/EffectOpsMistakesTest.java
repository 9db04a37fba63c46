package dev.runesheet.language.effectops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EffectOpsMistakesTest {

  static List<Mistake> mistakes() {
    return Mistake.all();
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void theMistakeIsReportedWhereItIs(Mistake mistake) {
    assertThat(findings(mistake))
        .filteredOn(finding -> finding.code() == mistake.code())
        .extracting(finding -> finding.location().place().toString())
        .contains("#" + mistake.pointer());
    assertThat(findings(mistake)).allMatch(finding -> finding.line().matches("1:\\d+"));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void theSchemaSeesWhatItCanSee(Mistake mistake) {
    String schema = mistake.isMode() ? "effect-ops-mode" : "effect-ops-hero";
    boolean seen = !Texts.violations(Texts.SCHEMAS, schema, mistake.text()).isEmpty();
    assertThat(seen).as(mistake.toString()).isEqualTo(mistake.seen());
  }

  @Test
  void twoAbilitiesOfAHeroThatAreCalledTheSameAreFound() {
    String text =
        """
        {"name": "Wizard", "abilities": [
          {"name": "Zap", "program": [{"op": "PASS"}]},
          {"name": "Zap", "program": [{"op": "END"}]}
        ]}
        """;
    assertThat(Texts.findings(text))
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .contains("#/abilities/1", "warning RS132", "'Zap'");
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "\\u00a0", "\\u200b "})
  void aNameOfWhichNothingCanBeSeenIsReported(String name) {
    String ability = "{'name': '" + name + "', 'program': [{'op': 'PASS'}]}";
    String hero = "{'name': '" + name + "', 'abilities': [" + ability + "]}";
    assertThat(Texts.findings(hero.replace('\'', '"')))
        .extracting(finding -> finding.code() + " " + finding.location().place().toString())
        .containsExactly("EMPTY #/name", "EMPTY #/abilities/0/name");
  }

  @Test
  void allErrorsOfASourceComeAtOnceWithLineAndColumn() {
    String text =
        """
        {
          "name": "Wizard",
          "attributes": {"health": 10, "man": 3},
          "abilities": [
            {"name": "Zap", "program": [
              {"op": "DAMGE", "target": "SELF"},
              {"op": "HEAL", "target": "SELV",
               "amount": {"kind": "ROLL", "sides": 0}}
            ]}
          ],
          "effects": [
            {"trigger": {"type": "ON_TURN_STRAT"}, "program": [], "prio": 1}
          ]
        }
        """;
    assertThat(Texts.findings(text))
        .extracting(Diagnostic::message)
        .containsExactly(
            "h.json:3:32 #/attributes/man: error RS015: unknown number: found 'man', expected"
                + " one of health, mana, burn; did you mean 'mana'?",
            "h.json:6:14 #/abilities/0/program/0/op: error RS012: unknown verb or op: found"
                + " 'DAMGE', expected one of END, PASS, WIN, LOSE, SET_ATTR, ADD_ATTR, CLAMP_ATTR,"
                + " DAMAGE, HEAL, IF_GT, IF_LT, IF_EQ; did you mean 'DAMAGE'?",
            "h.json:7:32 #/abilities/0/program/1/target: error RS014: unknown scope or role: found"
                + " 'SELV', expected one of SELF, OPPONENT; did you mean 'SELF'?",
            "h.json:8:44 #/abilities/0/program/1/amount/sides: error RS010: outside the allowed"
                + " range: found 0, expected at least 1",
            "h.json:12:26 #/effects/0/trigger/type: error RS013: unknown event: found"
                + " 'ON_TURN_STRAT', expected one of ON_GAME_START, ON_TURN_START,"
                + " ON_ACTION_PHASE_START, ON_ABILITY_USED, ON_TURN_END, ON_ATTRIBUTE_CHANGE;"
                + " did you mean 'ON_TURN_START'?",
            "h.json:12:59 #/effects/0/prio: error RS007: unknown field: found 'prio', expected"
                + " one of name, trigger, program");
  }

  @Test
  void textThatIsNotJsonIsReported() {
    assertThat(Texts.findings("{\"abilities\": [NaN]}"))
        .extracting(Diagnostic::code)
        .containsExactly(Code.NOT_JSON);
  }

  @Test
  void sixtyFourNestedConditionsAreAllowed() {
    assertThat(Texts.findings(Texts.hero(nested(64)))).isEmpty();
    assertThat(Texts.findings(Texts.hero(nested(190)))).isEmpty();
  }

  @Test
  void deepProgramsAreReadOnASmallStack() throws InterruptedException {
    List<Diagnostic> found = new ArrayList<>();
    List<Throwable> thrown = new ArrayList<>();
    String hero = Texts.hero(nested(190));
    Thread thread = new Thread(null, () -> found.addAll(Texts.findings(hero)), "small", 768 * 1024);
    thread.setUncaughtExceptionHandler((in, problem) -> thrown.add(problem));
    thread.start();
    thread.join();
    assertThat(thrown).isEmpty();
    assertThat(found).isEmpty();
  }

  @Test
  void deeperNestingIsReported() {
    for (int depth : List.of(200, 1000, 100_000)) {
      assertThat(Texts.findings(Texts.hero(nested(depth))))
          .extracting(Diagnostic::code)
          .containsExactly(Code.TOO_DEEP);
    }
    String values = "{\"kind\": \"ABS\", \"a\": ".repeat(5000);
    assertThat(Texts.findings(Texts.valued(values)))
        .extracting(Diagnostic::code)
        .containsExactly(Code.TOO_DEEP);
  }

  @Test
  void deeplyNestedValuesAreAllowed() {
    String zero = "{\"kind\": \"CONST\", \"value\": 0}";
    String left = "{\"kind\": \"ADD\", \"b\": " + zero + ", \"a\": ";
    assertThat(Texts.findings(Texts.valued(left.repeat(380) + zero + "}".repeat(380)))).isEmpty();
  }

  @Test
  void opsBehindTheEndOfAProgramAreAWarning() {
    String heal = "{\"op\": \"PASS\"}";
    List<Diagnostic> findings =
        Texts.findings(Texts.hero("{\"op\": \"END\"}, " + heal + ", " + heal));
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    assertThat(findings.get(0).code()).isEqualTo(Code.UNREACHABLE);
    assertThat(findings.get(0).location().place().toString()).isEqualTo("#/abilities/0/program/1");
  }

  @Test
  void anEndBehindPassIsNoWarning() {
    assertThat(Texts.findings(Texts.hero("{\"op\": \"PASS\"}, {\"op\": \"END\"}"))).isEmpty();
  }

  private static String nested(int depth) {
    String one = "{\"kind\": \"CONST\", \"value\": 1}";
    String open = "{\"op\": \"IF_GT\", \"lhs\": " + one + ", \"rhs\": " + one + ", \"then\": [";
    return open.repeat(depth) + "]}".repeat(depth);
  }

  private static List<Diagnostic> findings(Mistake mistake) {
    return mistake.isMode() ? Texts.modeFindings(mistake.text()) : Texts.findings(mistake.text());
  }
}
