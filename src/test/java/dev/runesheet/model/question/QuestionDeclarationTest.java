package dev.runesheet.model.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.CellForm;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.NeededFor;
import dev.runesheet.spi.question.OnlyFor;
import dev.runesheet.spi.question.OutputColumn;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Parts of a question's declaration that do not fit each other are told when it is read. */
public class QuestionDeclarationTest {

  /** A word of columns. */
  public enum Rank implements Word {
    PEASANT,
    KNIGHT
  }

  @DecisionTable(title = "T", family = " ", doc = "d")
  public static final class NoFamily {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d", rules = "not a package!")
  public static final class NoPackage {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class SameHeadings {
    @InputColumn(order = 1, label = "Rank", doc = "d")
    public Rank getRank() {
      return Rank.KNIGHT;
    }

    @OutputColumn(order = 1, label = "Rank", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class Bounds {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(@Cell(min = 9, max = 1) int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class NeededForAll {
    @InputColumn(order = 1, label = "Rank", doc = "d")
    public Rank getRank() {
      return Rank.KNIGHT;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    @NeededFor(asked = "rank")
    @NeededFor(asked = "rank", except = "peasant", with = @NeededFor.With(asked = "rank"))
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class ExceptsNothing {
    @InputColumn(order = 1, label = "Rank", doc = "d")
    public Rank getRank() {
      return Rank.KNIGHT;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    @NeededFor(asked = "rank", except = "peasent")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class LimitedByNothing {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    @OnlyFor(asked = "rnk", words = "knight")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class LimitedByNoWord {
    @InputColumn(order = 1, label = "Rank", doc = "d")
    public Rank getRank() {
      return Rank.KNIGHT;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    @OnlyFor(asked = "rank", words = "knigt")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class OtherwiseNoWord {
    @OutputColumn(order = 1, label = "Becomes", doc = "d", otherwise = "king")
    public void becomes(Rank rank) {}
  }

  /** A type of cell that does not read its own example. */
  @CellForm(says = "a sum", example = "a heap")
  public record Sum(int coins) {

    /** The sum of a text. */
    public static Sum of(String text) {
      return new Sum(Integer.parseInt(text));
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class Example {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(Sum sum) {}
  }

  /** A type of cell whose class fails as it is initialized. */
  @CellForm(says = "a sum", example = "a heap")
  public record Broken(int coins) {

    static final int MOST = Integer.parseInt("no number");

    /** The sum of a text. */
    public static Broken of(String text) {
      return new Broken(MOST);
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static final class OfBroken {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(Broken sum) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "")
  public static final class NoDoc {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void partsThatDoNotFitEachOtherAreRefused() {
    assertRefused(NoDoc.class, "has no doc");
    assertRefused(OfBroken.class, "Broken cannot be initialized", "no number");
    assertRefused(NoFamily.class, "has no family");
    assertRefused(NoPackage.class, "'not a package!'");
    assertRefused(SameHeadings.class, "heading 'Rank', which needs to be of one column only");
    assertRefused(Bounds.class, "bounds 'Pays' from 9.0 to 1.0");
    assertRefused(LimitedByNothing.class, "@OnlyFor [knight] of 'rnk'", "asks for []");
    assertRefused(LimitedByNoWord.class, "@OnlyFor [knigt] of 'rank'", "[peasant, knight]");
    assertRefused(OtherwiseNoWord.class, "otherwise 'king', none of [peasant, knight]");
    assertRefused(Example.class, "nothing of its own example 'a heap'");
  }

  private static void assertRefused(Class<?> type, String... words) {
    assertThatThrownBy(() -> QuestionSpec.of(type))
        .isInstanceOf(DeclarationMistake.class)
        .satisfies(refused -> assertThat(refused.getMessage()).contains(words));
  }

  @Test
  void anAnswerIsNeededForAllWordsOfAPropertyButForThoseExcepted() {
    QuestionSpec spec = QuestionSpec.of(NeededForAll.class);

    List<List<String>> cases =
        spec.column("pays").needed().stream()
            .flatMap(need -> need.of().stream())
            .map(QuestionSpec.Limit::cases)
            .toList();
    assertThat(cases)
        .containsExactly(
            List.of("peasant", "knight"), List.of("knight"), List.of("peasant", "knight"));
    assertThatThrownBy(() -> QuestionSpec.of(ExceptsNothing.class))
        .isInstanceOf(DeclarationMistake.class)
        .hasMessageContaining("excepts [peasent] of the cases [peasant, knight]");
  }
}
