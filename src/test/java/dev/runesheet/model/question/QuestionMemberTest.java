package dev.runesheet.model.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.question.QuestionDeclarationTest.Rank;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.CellForm;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import dev.runesheet.table.cell.CellType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Methods of a question that cannot be columns are refused by their names. */
public class QuestionMemberTest {

  /** Answers that every question here has, so that nothing else is wrong with it. */
  public interface Pays {
    void pays(int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfVariable extends Pays {
    @InputColumn(order = 1, label = "A", doc = "d")
    <T> T getSacks();
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfOptional {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(Optional<Rank> rank);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfGenericArray<T> {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfArray {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(List<Rank>[] ranks);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfWildcard {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(List<? extends Rank> ranks);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfRawList {
    @OutputColumn(order = 1, label = "A", doc = "d")
    @SuppressWarnings("rawtypes")
    void pays(List ranks);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfWrapper {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(Integer coins);
  }

  /** A type of cell with a type of its own. */
  @CellForm(says = "a box", example = "box")
  public record Box<T>(String text) {

    /** The box of a text. */
    public static Box<String> of(String text) {
      return new Box<>(text);
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfBox {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(Box<Rank> box);
  }

  /** An enum of which one constant has no word. */
  public enum Wordless implements Word {
    ONE,
    OTHER;

    @Override
    public String word() {
      return this == ONE ? "one" : null;
    }
  }

  /** An enum whose constants share a word. */
  public enum Alike implements Word {
    ONE,
    OTHER;

    @Override
    public String word() {
      return "same";
    }
  }

  /** An enum without constants. */
  public enum Nothing implements Word {}

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfWordless {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(Wordless word);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfAlike {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(List<Alike> words);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OfNothing {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(Nothing word);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class OfStatic {
    @InputColumn(order = 1, label = "A", doc = "d")
    public static int getSacks() {
      return 1;
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface Silent {
    @InputColumn(order = 1, label = "A", doc = "d")
    int getSacks();
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface Overloaded {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(int coins);

    @OutputColumn(order = 2, label = "B", doc = "d")
    void pays(String coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface BoundByNoNumber {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(@Cell(min = Double.NaN) double coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface BoundByHalf {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(@Cell(max = 1.5) int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OnlyOfNumber {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(@Cell(only = "zz") int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface ListOfNumber {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(@Cell(list = "unit") int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface ListOfName {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(@Cell(list = "unit", form = Cell.Form.NAME) String name);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface FormOfNumber {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(@Cell(form = Cell.Form.ID) int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface BoundedWord {
    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(@Cell(min = 1) Rank rank);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface CellOfMethod {
    @OutputColumn(order = 1, label = "A", doc = "d")
    @Cell(min = 1)
    void pays(int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OtherwiseNoNumber {
    @OutputColumn(order = 1, label = "A", doc = "d", otherwise = "zz")
    void pays(int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OtherwiseTooMuch {
    @OutputColumn(order = 1, label = "A", doc = "d", otherwise = "9")
    void pays(@Cell(max = 5) int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OtherwiseOfMark {
    @OutputColumn(order = 1, label = "A", doc = "d", otherwise = "zz")
    void pays();
  }

  /** A type of cell that takes few texts. */
  @CellForm(says = "a sum", example = "1")
  public record Sum(int coins) {

    /** The sum of a text. */
    public static Sum of(String text) {
      return new Sum(Integer.parseInt(text));
    }
  }

  /** A type of cell whose values are equal only to themselves. */
  @CellForm(says = "a coin", example = "penny")
  public static final class Coin {

    /** The coin of a text. */
    public static Coin of(String text) {
      return new Coin();
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface AsksForCoin {
    @InputColumn(order = 2, label = "Has", doc = "d")
    Coin getHas();

    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface TestsCoin {
    @InputColumn(order = 2, label = "Has", doc = "d")
    boolean has(Coin coin);

    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(int coins);
  }

  @Test
  void aPropertyOfValuesThatAreNeverEqualIsRefused() {
    assertRefused(
        AsksForCoin.class,
        "asks in 'Has' for " + Coin.class.getName(),
        "two values of the example 'penny' are not equal, so no row would fit");
    assertThat(QuestionSpec.of(TestsCoin.class).columns()).hasSize(2);
  }

  /** A type of cell whose values cannot be compared. */
  @CellForm(says = "a token", example = "tin")
  public record Token(String text) {

    /** The token of a text. */
    public static Token of(String text) {
      return new Token(text);
    }

    @Override
    public boolean equals(Object other) {
      throw new UnsupportedOperationException("not written yet");
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface AsksForToken {
    @InputColumn(order = 2, label = "Has", doc = "d")
    Token getHas();

    @OutputColumn(order = 1, label = "A", doc = "d")
    void pays(int coins);
  }

  /** Else the bare exception of the class would end a check, as if it were the program's own. */
  @Test
  void aPropertyOfValuesThatFailWhenTheyAreComparedIsRefusedWithTheirClass() {
    assertRefused(
        AsksForToken.class,
        "asks in 'Has' for " + Token.class.getName() + ": equals or hashCode of",
        "has thrown java.lang.UnsupportedOperationException: not written yet for the example 'tin'");
  }

  /** Of answers, which no row compares, it is told at the cell. */
  @Test
  void aValueThatFailsWhenItIsComparedIsNoneThatFitsItsCell() {
    assertThat(CellType.Value.of(Token.class).refusal("zinc"))
        .hasValueSatisfying(
            why -> assertThat(why).contains(Token.class.getName() + " has thrown", "not written"));
    assertThat(CellType.Value.of(Sum.class).refusal("1")).isEmpty();
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OtherwiseNoValue {
    @OutputColumn(order = 1, label = "A", doc = "d", otherwise = "zz")
    void pays(Sum sum);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public interface OtherwiseFits {
    @OutputColumn(order = 1, label = "A", doc = "d", otherwise = "0")
    void pays(@Cell(max = 5) int coins);

    @OutputColumn(order = 2, label = "B", doc = "d", otherwise = "7")
    void gives(Sum sum);
  }

  @Test
  void typesThatNoCellHoldsAreRefusedAtTheirMethod() {
    assertRefused(OfVariable.class, "method getSacks of question", "has a part of T.");
    assertRefused(OfOptional.class, "method pays", "java.util.Optional<");
    assertRefused(OfGenericArray.class, "is generic");
    assertRefused(OfArray.class, "method pays", "Rank>[]");
    assertRefused(OfWildcard.class, "method pays", "? extends ");
    assertRefused(OfRawList.class, "method pays", "has a part of java.util.List.");
    assertRefused(OfWrapper.class, "method pays", "has a part of java.lang.Integer.");
    assertRefused(OfBox.class, "method pays", "Box<");
  }

  @Test
  void enumsWhoseConstantsNoWordTellsApartAreRefusedAtTheirMethod() {
    assertRefused(OfWordless.class, "method pays", "Wordless.OTHER has no word");
    assertRefused(OfAlike.class, "method pays", "Alike has the word 'same' twice");
    assertRefused(OfNothing.class, "method pays", "Nothing has no constant");
  }

  @Test
  void methodsThatRowsCannotUseAreRefused() {
    assertRefused(OfStatic.class, "method getSacks", "is static");
    assertRefused(Silent.class, "no method with @OutputColumn");
    assertRefused(Overloaded.class, "two columns of methods called pays");
  }

  @Test
  void whatDoesNotCountForTheTypeOfACellIsRefusedAtItsMethod() {
    assertRefused(BoundByNoNumber.class, "method pays", "a bound that is no number");
    assertRefused(BoundByHalf.class, "method pays", "no whole number of an int");
    assertRefused(OnlyOfNumber.class, "method pays", "words (list, only)");
    assertRefused(ListOfNumber.class, "method pays", "words (list, only)");
    assertRefused(ListOfName.class, "method pays", "words (list, only)");
    assertRefused(FormOfNumber.class, "method pays", "form, but it is no text");
    assertRefused(BoundedWord.class, "method pays", "min or max, but it is no number");
    assertRefused(CellOfMethod.class, "method pays", "@Cell, which belongs to its parameters");
  }

  @Test
  void aWordWithoutEffectFitsItsCell() {
    assertRefused(OtherwiseNoNumber.class, "'A' otherwise 'zz', which is no number of its cell");
    assertRefused(OtherwiseTooMuch.class, "'A' otherwise '9', which is no number of its cell");
    assertRefused(OtherwiseOfMark.class, "'A' otherwise 'zz', but its cells hold no one word");
    assertRefused(OtherwiseNoValue.class, "'A' otherwise 'zz', of which its type makes nothing");
    assertThat(QuestionSpec.of(OtherwiseFits.class).columns()).hasSize(2);
  }

  private static void assertRefused(Class<?> type, String... words) {
    assertThatThrownBy(() -> QuestionSpec.of(type))
        .isInstanceOf(DeclarationMistake.class)
        .satisfies(refused -> assertThat(refused.getMessage()).contains(words));
  }
}
