package dev.runesheet.table.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.CellForm;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words that no cell could hold are refused by the constant that has them. */
public class QuestionWordsTest {

  /** Words that begin like conditions. */
  public enum Whom implements Word {
    ALL,
    ANY_OF,
    NOT_ME,
    NONE_OF
  }

  /** A word with a comma. */
  public enum Odd implements Word {
    ONE,
    BOTH {
      @Override
      public String word() {
        return "one, two";
      }
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class Asks {
    @InputColumn(order = 1, label = "Whom", doc = "d")
    public Whom getWhom() {
      return Whom.ALL;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class Says {
    @InputColumn(order = 1, label = "Age", doc = "d")
    public int getAge() {
      return 1;
    }

    @OutputColumn(order = 1, label = "To", doc = "d")
    public void to(Whom whom) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class SaysOdd {
    @InputColumn(order = 1, label = "Age", doc = "d")
    public int getAge() {
      return 1;
    }

    @OutputColumn(order = 1, label = "So many", doc = "d")
    public void many(List<Odd> odd) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class AsksOnly {
    @InputColumn(order = 1, label = "Unit", doc = "d")
    @Cell(
        list = "unit",
        only = {"a", "not b"})
    public String getUnit() {
      return "a";
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class AsksList {
    @InputColumn(order = 1, label = "Unit", doc = "d")
    @Cell(list = "unit")
    public String getUnit() {
      return "a";
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void aWordThatBeginsLikeAConditionIsRefusedByItsConstant() {
    assertRefused(
        Asks.class,
        "question (" + Asks.class.getCanonicalName() + ") has in 'Whom' the word 'any of' of the",
        "constant " + Whom.class.getName() + ".ANY_OF, which begins like a condition (any of).",
        "call the constant otherwise, or let its word() write it with hyphens.");
  }

  @Test
  void aWordOfAListThatBeginsLikeAConditionIsRefusedByItsList() {
    assertRefused(AsksOnly.class, "in 'Unit' the word 'not b' of the list 'unit'");
    assertRefused(AsksList.class, "in 'Unit' the word 'not any' of the list 'unit'");
  }

  @Test
  void aWordThatNoCellHoldsIsRefusedByItsConstant() {
    assertRefused(
        SaysOdd.class,
        "in 'So many' the word 'one, two' of the constant " + Odd.class.getName() + ".BOTH",
        "characters that a cell may not hold");
  }

  /** Words that fail. */
  public enum Failing implements Word {
    ONE;

    @Override
    public String word() {
      throw new IllegalStateException("no words");
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class SaysFailing {
    @OutputColumn(order = 1, label = "To", doc = "d")
    public void to(Failing whom) {}
  }

  @Test
  void aWordThatFailsIsRefusedByItsConstant() {
    assertRefused(
        SaysFailing.class, Failing.class.getName() + ".ONE cannot say its word", "no words");
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class AsksNothing {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void aQuestionWhoseRowsLookAtNothingIsRefused() {
    assertRefused(AsksNothing.class, "has no method with @InputColumn");
  }

  /** A value whose example no cell can hold. */
  @CellForm(says = "an amount", example = "=1")
  public record Amount(String text) {
    public static Amount of(String text) {
      return new Amount(text);
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class AsksAmount {
    @InputColumn(order = 1, label = "Has", doc = "d")
    public Amount getHas() {
      return new Amount("");
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void anExampleThatNoCellHoldsIsRefused() {
    assertRefused(AsksAmount.class, "in 'Has' values with the example '=1', which no cell can");
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class AsksKeyword {
    @InputColumn(order = 1, label = "Has", doc = "d")
    public int getContains() {
      return 1;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class AsksTable {
    @InputColumn(order = 1, label = "RuleTable", doc = "d")
    public int getHas() {
      return 1;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void aHeadingThatBeginsAnotherTableIsRefused() {
    assertRefused(AsksTable.class, "has the heading 'RuleTable'");
  }

  @Test
  void aPropertyCalledLikeAWordOfRulesIsRefused() {
    assertRefused(AsksKeyword.class, "method getContains of", "asks for 'contains', a word of");
  }

  @Test
  void aQuestionOfMoreColumnsThanASheetHasIsRefused() {
    QuestionSpec.Column one = QuestionSpec.of(Says.class).columns().get(0);
    QuestionSpec wide =
        new QuestionSpec(
            "T", "f", "d", HitPolicy.UNIQUE, false, "", "a.Wide", Collections.nCopies(198, one));
    assertThatThrownBy(() -> QuestionTable.layout("our-game", wide, list -> List.of()))
        .isInstanceOf(DeclarationMistake.class)
        .hasMessage("question (a.Wide) has 200 columns; a sheet has at most 199.");
  }

  @Test
  void anAnswerMayHaveAWordThatBeginsLikeACondition() {
    assertThat(layout(Says.class).columns()).hasSize(4);
  }

  private static TableLayout layout(Class<?> question) {
    return QuestionTable.layout(
        "our-game",
        QuestionSpec.of(question),
        list -> list.equals("unit") ? List.of("any", "not any") : List.of());
  }

  private static void assertRefused(Class<?> question, String... words) {
    assertThatThrownBy(() -> layout(question))
        .isInstanceOf(DeclarationMistake.class)
        .satisfies(refused -> assertThat(refused.getMessage()).contains(words));
  }
}
