package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectSheet;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookEditor;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions on stats in a table of effects: column G of row 8 says when the rule runs. */
class StatConditionTest {

  private static final Condition RANGE =
      new Condition.All(
          List.of(
              new Condition.Not(Duel.is(Relation.BELOW, "burn", 2)),
              new Condition.Not(Duel.is(Relation.ABOVE, "burn", 5))));

  private final Diagnostics findings = new Diagnostics();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3             ; its burn is 3                ; self.equal(\"burn\", 3)",
        "> 3          ; its burn is above 3          ; self.above(\"burn\", 3)",
        "at least 3   ; its burn is at least 3       ; self.atLeast(\"burn\", 3)",
        "<= 3         ; its burn is at most 3        ; self.atMost(\"burn\", 3)",
        "not 3        ; its burn is not 3            ; !self.equal(\"burn\", 3)",
        "2..5         ; its burn is from 2 to 5      ; (self.atLeast(\"burn\", 2) &&"
            + " self.atMost(\"burn\", 5))",
        "any of 1, 3  ; its burn is 1 or 3           ; (self.equal(\"burn\", 1) ||"
            + " self.equal(\"burn\", 3))",
        "none of 1, 3 ; its burn is none of 1 and 3  ; (!self.equal(\"burn\", 1) &&"
            + " !self.equal(\"burn\", 3))",
        "any of 1, > 4 ; its burn is 1 or above 4 ; (self.equal(\"burn\", 1) ||"
            + " self.above(\"burn\", 4))",
        "not 2..5     ; its burn is not from 2 to 5 ; (self.below(\"burn\", 2) ||"
            + " self.above(\"burn\", 5))",
      })
  void aCellIsAConditionASentenceAndAConstraint(
      String condition, String sentence, String constraint) {
    TypedTable table = table(condition);
    Effect effect = Duel.FAMILY.read(table, findings).get(0);

    assertThat(findings.all()).isEmpty();
    assertThat(effect.sentence()).contains("if " + sentence + ", ");
    assertThat(TableCompiler.compile(table).drl())
        .contains("Reaction(block == \"mode/hot\", " + constraint + ")");
    assertThat(Places.none(RoundTripTest.readBack(written(effect))))
        .isEqualTo(Places.none(List.of(effect)));
  }

  @Test
  void aRangeIsOneCell() {
    TypedTable table = written(effect(RANGE));

    assertThat(table.rows().get(0).cells()).anyMatch(cell -> cell.literal().equals("burn,2..5"));
  }

  @Test
  void bothEndsOpenAreTwoCells() {
    Condition open =
        new Condition.All(
            List.of(Duel.is(Relation.ABOVE, "burn", 2), Duel.is(Relation.BELOW, "burn", 5)));
    TypedTable table = written(effect(open));

    assertThat(table.rows().get(0).cells())
        .anyMatch(cell -> cell.literal().equals("burn,2"))
        .anyMatch(cell -> cell.literal().equals("burn,5"));
  }

  @Test
  void writingAnewLeavesTheAuthorsWords() {
    byte[] workbook = workbook("from 2 to 5");
    List<Diagnostic> left = new ArrayList<>();
    EditedWorkbook same =
        new WorkbookEditor(Duel.FILE, workbook, findings)
            .update(new EffectBook(List.of(Duel.FAMILY)), List.of(effect(RANGE)), left)
            .orElseThrow();

    assertThat(same.cells())
        .extracting(cell -> cell.place().toString())
        .doesNotContain("!Global rules!H8");
    assertThat(left).isEmpty();
    assertThat(findings.all()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5..2 | RS111 | did you mean '2..5'?",
        "2-5  | RS005 | did you mean '2..5'?",
        "some | RS005 | ",
      })
  void whatIsNotUnderstoodIsExplained(String condition, String code, String advice) {
    new WorkbookReader(Duel.FILE, workbook(condition), findings).read(Duel.FAMILY);

    assertThat(findings.all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.location()).isEqualTo(Duel.cell("H8"));
              assertThat(finding.code().id()).isEqualTo(code);
              assertThat(finding.suggestion()).isEqualTo(advice == null ? "" : advice);
            });
  }

  private TypedTable table(String condition) {
    return new WorkbookReader(Duel.FILE, workbook(condition), findings).read(Duel.FAMILY);
  }

  private static byte[] workbook(String condition) {
    byte[] one = WorkbookWriter.write(List.of(written(effect(Duel.is(Relation.EQUAL, "burn", 3)))));
    return Edit.text(one, "H8", condition);
  }

  private static TypedTable written(Effect effect) {
    List<Effect> effects = List.of(effect);
    EffectSheet sheet = Duel.FAMILY.write(Duel.FAMILY.fitting(effects), effects, Duel.FILE);
    assertThat(sheet.notTabular()).isEmpty();
    return sheet.table();
  }

  private static Effect effect(Condition condition) {
    return Duel.effect(
        "mode/hot",
        "Hot",
        "turn starts",
        Duel.guarded(condition, Duel.act("damage", Selector.Role.SELF, Value.of(1))));
  }
}
