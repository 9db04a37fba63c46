package dev.runesheet.model.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.question.QuestionDeclarationTest.Rank;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OnlyFor;
import dev.runesheet.spi.question.OutputColumn;
import dev.runesheet.spi.question.PureQuestion;
import org.junit.jupiter.api.Test;

/** Columns are declared by all methods that a class has, whoever declares them. */
public class QuestionInheritanceTest {

  /** What several questions ask for. */
  public interface Heavy {
    /** How heavy it is. */
    @InputColumn(order = 3, label = "Weight", doc = "d")
    default int getWeight() {
      return 5;
    }
  }

  /** What several questions answer. */
  public static class Paid {
    /** Sets the price. */
    @OutputColumn(order = 1, label = "Pays", doc = "d", required = true)
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static class Inheriting extends Paid implements Heavy {
    @InputColumn(order = -2, label = "Sacks", doc = "d")
    public int getSacks() {
      return 1;
    }

    @OutputColumn(order = -1, label = "Tax", doc = "d", required = true)
    public void tax(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static class Overriding extends Paid {
    @Override
    public void pays(int coins) {}
  }

  @DecisionTable(title = "Other", family = "f", doc = "d")
  public interface OfItsOwn extends Heavy {
    /** Sets the toll. */
    @OutputColumn(order = 1, label = "Toll", doc = "d")
    void toll(int coins);
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public abstract static class BesideOther extends Paid implements OfItsOwn {}

  static class Unseen {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static class OfUnseen extends Unseen {}

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static class BesideMethod extends Paid {
    @InputColumn(order = 1, label = "Sacks", doc = "d")
    public int getSacks() {
      return 1;
    }

    /** The exact number. */
    public double sacks() {
      return 0.5;
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static class BesideField extends Paid {
    public static final int sacks = 0;

    @InputColumn(order = 1, label = "Sacks", doc = "d")
    public int getSacks() {
      return 1;
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static class BesideIs extends Paid {
    @InputColumn(order = 1, label = "Sacks", doc = "d")
    public int getSacks() {
      return 1;
    }

    /** True if there are any. */
    public boolean isSacks() {
      return true;
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static class BesideInherited implements PureQuestion {
    @Override
    public Object asked() {
      return 1;
    }

    @InputColumn(order = 1, label = "Asked", doc = "d")
    public int getAsked() {
      return 1;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public record OfComponents(int sacks, Rank rank) {
    @InputColumn(order = 1, label = "Sacks", doc = "d")
    public int getSacks() {
      return sacks;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public record OfOtherComponents(double sacks) {
    @InputColumn(order = 1, label = "Sacks", doc = "d")
    public int getSacks() {
      return (int) sacks;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static class TakenTest extends Paid {
    @InputColumn(order = 1, label = "Has", doc = "d")
    public boolean contains(int sacks) {
      return true;
    }
  }

  @DecisionTable(title = "T", family = "f", doc = "d")
  public static class ForNobody {
    @InputColumn(order = 1, label = "Rank", doc = "d")
    public Rank getRank() {
      return null;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    @OnlyFor(
        asked = "rank",
        words = {})
    public void pays(int coins) {}
  }

  @Test
  void inheritedColumnsStandAmongTheOthersInTheirOrder() {
    assertThat(QuestionSpec.of(Inheriting.class).columns())
        .extracting(QuestionSpec.Column::label)
        .containsExactly("Sacks", "Weight", "Tax", "Pays");
  }

  @Test
  void columnsOfAQuestionOfItsOwnAreInItsTableAlone() {
    assertThat(QuestionSpec.of(BesideOther.class).columns())
        .extracting(QuestionSpec.Column::label)
        .containsExactly("Pays");
  }

  @Test
  void aColumnThatIsOverriddenWithoutItsAnnotationIsRefused() {
    assertRefused(
        Overriding.class, "method pays", "overrides that of Paid without its @OutputColumn.");
  }

  @Test
  void aColumnOfAClassThatRulesCannotSeeIsRefused() {
    assertRefused(OfUnseen.class, "needs Unseen to be public, or rules cannot see it.");
  }

  @Test
  void whatIsCalledLikeAPropertyIsRefused() {
    assertRefused(BesideMethod.class, "stands beside a method sacks(), which rules could take");
    assertRefused(BesideField.class, "stands beside a public field sacks, which");
    assertRefused(BesideIs.class, "stands beside a method isSacks(), which");
    assertRefused(BesideInherited.class, "stands beside a method asked(), which");
    assertRefused(OfOtherComponents.class, "stands beside a method sacks(), which");
  }

  @Test
  void aComponentOfARecordIsItsGettersProperty() {
    assertThat(QuestionSpec.of(OfComponents.class).columns()).hasSize(2);
  }

  @Test
  void aConditionIsNotCalledLikeAWordOfRules() {
    assertRefused(TakenTest.class, "asks for 'contains', a word of the language of rules.");
  }

  @Test
  void anAnswerForNoWordIsRefused() {
    assertRefused(ForNobody.class, "says 'Pays' @OnlyFor [] of 'rank'");
  }

  private static void assertRefused(Class<?> question, String... parts) {
    assertThatThrownBy(() -> QuestionSpec.of(question))
        .isInstanceOf(DeclarationMistake.class)
        .hasMessageContainingAll(parts);
  }
}
