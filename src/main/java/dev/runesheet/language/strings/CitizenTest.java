package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.model.Condition;
import dev.runesheet.model.English;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One condition on citizens: a number compared, or a word that must be the same.
 *
 * @param field the number: a stat of cards; or {@link #NAME} or {@link #ROLE}
 * @param relation how the number compares; {@link Relation#EQUAL} for words
 * @param number the number it compares with; 0 for words
 * @param word the word; empty for numbers
 */
@WrittenAs({
  "name{relation:==}{word:@citizens}{field=name}",
  "role{relation:==}{word:@roles}{field=role}",
  "{field:printed}{relation}{number:0..999}"
})
public record CitizenTest(String field, Relation relation, int number, String word)
    implements Modelled {

  /** The field of the card's name. */
  public static final String NAME = "name";

  /** The field of the card's roles. */
  public static final String ROLE = "role";

  /** The words before what a citizen must have; what follows them would be had by it, too. */
  static final String THAT = " that ";

  private static final String COST = "gold_cost";
  private static final String COUNT = "_count";

  /** The numbers that are printed on citizens. */
  static final List<String> PRINTED =
      Stream.concat(
              Stream.of(COST),
              dev.runesheet.game.valeria.word.Role.WORDS.stream().map(role -> role + COUNT))
          .toList();

  /** The relations of numbers: their sign, relation in the model, and words. */
  public enum Relation {
    /** A limit from above. */
    AT_MOST("<=", Condition.Relation.ABOVE, true, "at most "),
    /** A limit from below. */
    AT_LEAST(">=", Condition.Relation.BELOW, true, "at least "),
    /** Equal. */
    @WrittenAs(older = "=")
    EQUAL("==", Condition.Relation.EQUAL, false, ""),
    /** Less. */
    BELOW("<", Condition.Relation.BELOW, false, "less than "),
    /** More. */
    ABOVE(">", Condition.Relation.ABOVE, false, "more than ");

    private final String sign;
    private final Condition.Relation of;
    private final boolean not;
    private final String words;

    Relation(String sign, Condition.Relation of, boolean not, String words) {
      this.sign = sign;
      this.of = of;
      this.not = not;
      this.words = words;
    }

    /** The sign, as it is written. */
    @Override
    public String toString() {
      return sign;
    }
  }

  @Override
  public Condition model(StepBuilder in) {
    return condition();
  }

  /** The condition on a card that is looked at. */
  Condition condition() {
    if (field.equals(NAME)) {
      return new Condition.Is(Role.TARGET, NAME, word);
    }
    if (field.equals(ROLE)) {
      return StepBuilder.atLeast(Role.TARGET, word, 1);
    }
    String stat = field.equals(COST) ? CardStats.GOLD_COST : field.replace(COUNT, "");
    Condition compared =
        new Condition.Comparison(
            relation.of, StepBuilder.stat(Role.TARGET, stat), Value.of(number));
    return relation.not ? new Condition.Not(compared) : compared;
  }

  /** The words of tests, for example {@code a citizen of the centre that costs at most 2 gold}. */
  static String words(List<CitizenTest> where, String whence) {
    List<String> roles = new ArrayList<>();
    List<String> more = new ArrayList<>();
    String called = "citizen";
    for (CitizenTest test : where) {
      if (test.field.equals(ROLE)) {
        roles.add(test.word);
      } else if (test.field.equals(NAME)) {
        called = test.word;
      } else {
        String number = test.relation.words + test.number;
        String signs = test.field.replace(COUNT, "") + (test.number == 1 ? " sign" : " signs");
        boolean cost = test.field.equals(COST);
        more.add(cost ? "costs " + number + " gold" : "has " + number + " " + signs);
      }
    }
    String kind = (String.join(" ", roles) + " " + called).strip();
    String conditions = more.isEmpty() ? "" : THAT + Series.and(more);
    return English.a(kind) + " " + whence + conditions;
  }
}
