package dev.runesheet.table.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.game.valeria.state.PayCheck;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.Compares;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import dev.runesheet.table.Duel;
import dev.runesheet.table.Orchard;
import dev.runesheet.table.TextTable;
import dev.runesheet.table.check.LimitCheck;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.effect.RowSentence;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieSession;
import org.kie.internal.utils.KieHelper;

/** A question table follows from the class of its fact: sheet, drop-downs, checks and rules. */
public class QuestionTableTest {

  private static final QuestionSpec QUESTION = QuestionSpec.of(Orchard.class);
  private static final TableLayout LAYOUT =
      QuestionTable.layout("our-game", QUESTION, QuestionTableTest::soils);

  private static List<String> soils(String list) {
    return list.equals("soil") ? List.of("clay", "sand") : List.of();
  }

  private static List<String> row(String... cells) {
    return List.of(cells);
  }

  private static TypedTable table(List<List<String>> rows) {
    return TextTable.of(LAYOUT, Duel.FILE, rows);
  }

  @Test
  void columnsStandInTheirOrderUnderTheirHeadings() {
    assertThat(LAYOUT.title()).isEqualTo("Harvest of trees");
    assertThat(LAYOUT.rulePackage()).isEqualTo("rules.ourgame.harvestoftrees");
    assertThat(LAYOUT.split().columns())
        .extracting(Column::label)
        .containsExactly(
            "Rule",
            "In words",
            "Tree",
            "Age",
            "Frost",
            "Soil",
            "Older",
            "Baskets",
            "Weight",
            "Use",
            "Gift to",
            "Baskets given",
            "Felled",
            "Buyers");
  }

  @Test
  void theFirstRowThatFitsSaysAllItsAnswers() {
    TypedTable table =
        table(
            List.of(
                row("Frost", "", "none of apple", "", "yes", "", "", "0", "", "", "", "x", ""),
                row(
                    "Old",
                    "",
                    "",
                    ">= 100",
                    "",
                    "any of clay, sand",
                    "",
                    "1",
                    "2.5",
                    "",
                    "",
                    "",
                    ""),
                row(
                    "Cider",
                    "",
                    "apple",
                    "",
                    "",
                    "",
                    "apple,20",
                    "7",
                    "",
                    "pressed",
                    "Ann B.,3",
                    ""),
                row("Others", "", "", "", "", "", "", "2", "", "eaten", "", "", "inn, baker")));
    KieSession session = session(TableCompiler.compile(table).drl());

    assertThat(new Orchard(Orchard.Tree.WILD_CHERRY, 120, true, "clay").ask(session))
        .containsExactly("0 baskets", "felled");
    assertThat(new Orchard(Orchard.Tree.APPLE, 120, true, "clay").ask(session))
        .containsExactly("1 baskets", "2.5 each");
    assertThat(new Orchard(Orchard.Tree.APPLE, 21, false, "clay").ask(session))
        .containsExactly("7 baskets", "pressed", "3 to Ann B.");
    assertThat(new Orchard(Orchard.Tree.APPLE, 20, false, "clay").ask(session))
        .containsExactly("2 baskets", "eaten", "sold to [INN, BAKER]");
  }

  /** A question about numbers that can be below 0, in tests of every form. */
  @DecisionTable(title = "Frost", family = "f", doc = "d", rows = HitPolicy.FIRST)
  public static final class Frost {
    private final int degrees;
    String said = "";

    Frost(int degrees) {
      this.degrees = degrees;
    }

    @InputColumn(order = 1, label = "Degrees", doc = "d")
    public int getDegrees() {
      return degrees;
    }

    @InputColumn(order = 2, label = "Above", doc = "d")
    @Compares(asked = "degrees", relation = Compares.Relation.ABOVE)
    public boolean above(int number) {
      return degrees > number;
    }

    @InputColumn(order = 3, label = "Warmer", doc = "d")
    public boolean warmer(double number) {
      return degrees > number;
    }

    @InputColumn(order = 4, label = "Both", doc = "d")
    public boolean between(@Cell(label = "From") int low, @Cell(label = "To") double high) {
      return degrees >= low && degrees <= high;
    }

    @OutputColumn(order = 1, label = "Says", doc = "d")
    public void says(@Cell(form = Cell.Form.NAME) String word, int number, double exact) {
      said = word + " " + number + " " + exact;
    }

    private String ask(KieSession session) {
      session.insert(this);
      session.fireAllRules();
      return said;
    }
  }

  @Test
  void numbersBelowZeroStandInEveryColumn() {
    TableLayout layout =
        QuestionTable.layout("our-game", QuestionSpec.of(Frost.class), list -> List.of());
    List<List<String>> rows =
        List.of(
            row("A", "", ">= 5", "-2", "", "", "warm,-1,-1.5"),
            row("B", "", "", "", "-7.5", "-7,-2.5", "cold,-2,-2.5"),
            row("C", "", "-9..-8", "-10", "-10", "-9,-8", "icy,-3,-3.5"));
    TypedTable table = TextTable.of(layout, Duel.FILE, rows);
    KieSession session = session(TableCompiler.compile(table).drl());

    assertThat(new Frost(5).ask(session)).isEqualTo("warm -1 -1.5");
    assertThat(new Frost(-3).ask(session)).isEqualTo("cold -2 -2.5");
    assertThat(new Frost(-8).ask(session)).isEqualTo("icy -3 -3.5");
    assertThat(new Frost(-20).ask(session)).isEmpty();
  }

  @Test
  void wrongCellsAreFoundByTheTypesOfTheFact() {
    assertThat(found(row("A", "", "aple", "", "", "", "", "1", "", "", "", "", "")))
        .contains("'aple'", "one of apple, pear, wild cherry", "did you mean 'apple'");
    assertThat(found(row("A", "", "", "201", "", "", "", "1", "", "", "", "", "")))
        .contains("from 0 to 200");
    assertThat(found(row("A", "", "", "", "maybe", "", "", "1", "", "", "", "", "")))
        .contains("one of yes, no");
    assertThat(found(row("A", "", "", "", "", "loam", "", "1", "", "", "", "", "")))
        .contains("one of clay, sand");
    assertThat(found(row("A", "", "", "", "", "", "wild cherry,3", "1", "", "", "", "", "")))
        .contains("one of apple, pear");
    assertThat(found(row("A", "", "", "", "", "", "", "1.5", "", "", "", "", "")))
        .contains("a whole number from 0 to 9");
    assertThat(found(row("A", "", "", "", "", "", "", "1", "", "", "Ann,10", "", "")))
        .contains("a whole number from 1 to 9");
  }

  @Test
  void wordsOfAListStandBetweenCommas() {
    assertThat(found(row("A", "", "", "", "", "", "", "1", "", "", "", "", "inn, bker")))
        .contains("one of baker, inn, market", "did you mean 'baker'");
    assertThat(found(row("A", "", "", "", "", "", "", "1", "", "", "", "", "inn,inn")))
        .contains("each word once");
  }

  @Test
  void aRowIsSaidInTheWordsOfItsHeadingsUnlessItsAuthorHasWordsForIt() {
    TypedTable table =
        table(
            List.of(
                row("A", "", "any of apple, pear", ">= 3", "", "", "", "1", "", "", "", "x", ""),
                row("B", "Old ones.", "", "", "", "", "", "2", "", "", "", "", "")));

    assertThat(table.rows())
        .extracting(row -> RowSentence.of(table, row))
        .containsExactly(
            "Tree is any of apple, pear, age is >= 3: baskets is 1, felled.", "Old ones.");
  }

  @Test
  void anAnswerThatCountsForNoCaseOfItsRowIsFound() {
    assertThat(found(row("A", "", "pear", "", "", "", "", "1", "", "pressed", "", "", "")))
        .contains("RS131", "!Harvest of trees!K8", "'pressed'", "under 'Tree' apple");
    assertThat(found(row("A", "", "none of pear", "", "", "", "", "1", "", "pressed", "", "", "")))
        .isEmpty();
  }

  @Test
  void aConditionOnlyOnWordsForNoCaseOfItsRowIsFound() {
    assertThat(found(row("A", "", "pear", "", "yes", "", "", "1", "", "", "", "", "")))
        .contains("RS112", "!Harvest of trees!D8", "'pear'", "an empty cell, or under 'Frost' no");
    assertThat(found(row("A", "", "none of apple, wild cherry", "", "yes", "", "", "1")))
        .contains("RS112", "!Harvest of trees!D8");
    assertThat(found(row("A", "", "any of apple, pear", "", "yes", "", "", "1"))).isEmpty();
    assertThat(found(row("A", "", "pear", "", "", "", "", "1"))).isEmpty();
  }

  @Test
  void aCardWithItsNumberOnADieDoesNotPayOnDoubles() {
    QuestionSpec question = QuestionSpec.of(PayCheck.class);
    TableLayout layout = QuestionTable.layout("valeria", question, list -> List.of());
    List<List<String>> rows =
        List.of(row("A", "", "one", "", "yes", "1"), row("B", "", "both", "", "yes", "2"));
    Diagnostics findings = new Diagnostics();
    LimitCheck.check(question, TextTable.of(layout, Duel.FILE, rows), findings);
    assertThat(findings.all())
        .extracting(Object::toString)
        .allMatch(one -> one.contains("RS112") && one.endsWith("or under 'Pays on doubles' no"))
        .satisfiesExactly(
            one -> assertThat(one).contains("!Paying cards!D8"),
            one -> assertThat(one).contains("!Paying cards!D9"));
  }

  private static String found(List<String> cells) {
    Diagnostics findings = new Diagnostics();
    try {
      LimitCheck.check(QUESTION, table(List.of(cells)), findings);
    } catch (IllegalArgumentException refused) {
      return refused.getMessage();
    }
    return String.join("\n", findings.all().stream().map(Object::toString).toList());
  }

  private static KieSession session(String drl) {
    return new KieHelper().addContent(drl, ResourceType.DRL).build().newKieSession();
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class NoColumns {}

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class SameOrder {
    @InputColumn(order = 1, label = "A", doc = "a")
    public int getOne() {
      return 1;
    }

    @InputColumn(order = 1, label = "B", doc = "b")
    public int getTwo() {
      return 2;
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class NoGetter {
    @InputColumn(order = 1, label = "A", doc = "a")
    public int one() {
      return 1;
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  static final class NotPublic {
    @InputColumn(order = 1, label = "A", doc = "a")
    public int getOne() {
      return 1;
    }
  }

  /** An enum without words. */
  public enum Bare {
    ONE
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class BareEnum {
    @OutputColumn(order = 1, label = "A", doc = "a")
    public void say(Bare one) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class HalfHeaded {
    @OutputColumn(order = 1, label = "A", doc = "a")
    public void say(@Cell(label = "One") int one, int two) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class ComparesNothing {
    @InputColumn(order = 1, label = "A", doc = "a")
    public int getOne() {
      return 1;
    }

    @InputColumn(order = 2, label = "B", doc = "b")
    @Compares(asked = "two", relation = Compares.Relation.ABOVE)
    public boolean above(int number) {
      return number > 1;
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class ComparesWords {
    @InputColumn(order = 1, label = "A", doc = "a")
    @Compares(asked = "one", relation = Compares.Relation.ABOVE)
    public boolean above(String word) {
      return word.isEmpty();
    }
  }

  @Test
  void aClassThatIsNoQuestionIsRefusedWithWhatIsWrong() {
    assertRefused(String.class, "no @DecisionTable");
    assertRefused(NoColumns.class, "no method with @InputColumn or @OutputColumn");
    assertRefused(NotPublic.class, "needs NotPublic to be public");
    assertRefused(SameOrder.class, "has the order of");
    assertRefused(NoGetter.class, "is no getter");
    assertRefused(BareEnum.class, "does not implement Word");
    assertRefused(ComparesNothing.class, "'B' @Compares 'two'", "[one]");
    assertRefused(ComparesWords.class, "'A' @Compares", "a test that takes one number");
    assertRefused(HalfHeaded.class, "a heading for some parts only");
  }

  private static void assertRefused(Class<?> type, String... words) {
    assertThatThrownBy(() -> QuestionSpec.of(type))
        .isInstanceOf(IllegalArgumentException.class)
        .satisfies(
            refused -> assertThat(Arrays.asList(words)).allMatch(refused.getMessage()::contains));
  }
}
