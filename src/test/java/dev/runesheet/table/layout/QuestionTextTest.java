package dev.runesheet.table.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import dev.runesheet.table.Duel;
import dev.runesheet.table.TextTable;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.compile.TableCompiler;
import java.util.ArrayList;
import java.util.List;
import org.drools.util.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieSession;
import org.kie.internal.utils.KieHelper;

/** Columns of texts take what a cell of names takes; only a comma parts texts. */
public class QuestionTextTest {

  /** A question about texts, in columns of every kind. */
  @DecisionTable(title = "Guests", family = "f", doc = "d", rows = HitPolicy.COLLECT)
  public static final class Guest {
    private final String name;
    final List<String> said = new ArrayList<>();

    Guest(String name) {
      this.name = name;
    }

    @InputColumn(order = 1, label = "Name", doc = "d")
    public String getName() {
      return name;
    }

    @InputColumn(order = 2, label = "Called", doc = "d")
    public boolean called(String t) {
      return name.equals(t);
    }

    @OutputColumn(order = 1, label = "Says", doc = "d")
    public void says(String t) {
      said.add(t);
    }

    @OutputColumn(order = 2, label = "Says so often", doc = "d")
    public void saysOften(String t, int times) {
      said.add(t + " " + times);
    }
  }

  private static final TableLayout LAYOUT =
      QuestionTable.layout("our-game", QuestionSpec.of(Guest.class), list -> List.of());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "O'Neil",
        "don't",
        "50%",
        "ä ö",
        "x & y",
        "a (b)",
        "Señor Ñ!",
        "5 + 5",
        "a/b",
        "No #1",
        "why?",
        "at 12:30",
        "ends.",
        "Ω-3",
        "_low",
        "param 1"
      })
  void aTextOfNamesIsTakenInEveryColumn(String text) {
    KieSession session =
        session(
            List.of(
                List.of("A", "", text, text, text, text + ",3"),
                List.of("B", "", "any of " + text + ", " + text + "s", "", "b", ""),
                List.of("C", "", "none of " + text + ", other", "", "c", "")));
    assertThat(ask(session, text)).containsExactlyInAnyOrder(text, text + " 3", "b");
    assertThat(ask(session, text + "s")).containsExactlyInAnyOrder("b", "c");
    assertThat(ask(session, "other")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"", "a\"b", "a\\b", "a\nb", "${x}", "a;b", "@{x}", "*", "(a)", "=1", "a{b", "<a>"
      })
  void aTextThatCouldBeCodeIsRefusedByWhatATextMayHold(String text) {
    for (int column = 2; column < 6; column++) {
      List<String> row = new ArrayList<>(List.of("A", "", "", "", "", ""));
      row.set(column, column == 5 ? text + ",3" : text);
      assertThatThrownBy(() -> TextTable.of(LAYOUT, Duel.FILE, List.of(row)))
          .hasMessageContaining("expected a text of letters, digits, blanks and ' - _ . : !");
    }
  }

  @Test
  void textsBetweenCommasAreSeveral() {
    assertThatThrownBy(
            () ->
                TextTable.of(LAYOUT, Duel.FILE, List.of(List.of("A", "", "", "", "Ann, Bob", ""))))
        .hasMessageContaining("expected a text of letters");
    assertThatThrownBy(
            () ->
                TextTable.of(LAYOUT, Duel.FILE, List.of(List.of("A", "", "Ann, Bob", "", "a", ""))))
        .hasMessageContaining("did you mean 'any of Ann, Bob'");
  }

  @Test
  void aPartWithACommaOrBracketStaysOnePartForDrools() {
    CellValue name = new CellValue.Text("O'Hara, Ann (1)");
    TypedCell cell = new TypedCell(5, List.of(name, new CellValue.Number(3)), SourceLocation.NONE);
    assertThat(StringUtils.splitConstraints(cell.spliced(), false))
        .containsExactly("O\\u0027Hara\\u002c Ann \\u00281\\u0029", "3");
    assertThat(cell.literal()).isEqualTo("O'Hara, Ann (1),3");
    assertThat(new TypedCell(2, List.of(name), SourceLocation.NONE).spliced())
        .isEqualTo("O'Hara, Ann (1)");
  }

  private static KieSession session(List<List<String>> rows) {
    String drl = TableCompiler.compile(TextTable.of(LAYOUT, Duel.FILE, rows)).drl();
    return new KieHelper().addContent(drl, ResourceType.DRL).build().newKieSession();
  }

  private static List<String> ask(KieSession session, String name) {
    Guest guest = new Guest(name);
    session.insert(guest);
    session.fireAllRules();
    return guest.said;
  }
}
