package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.language.strings.syntax.Syntax;
import dev.runesheet.language.strings.syntax.TextReader;
import dev.runesheet.language.strings.syntax.Token;
import dev.runesheet.language.strings.syntax.Traces;
import dev.runesheet.language.strings.syntax.WordChoice;
import dev.runesheet.language.strings.words.StringWords;
import dev.runesheet.model.Condition;
import dev.runesheet.model.English;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One condition on citizens: a number compared, or a word that must be the same.
 *
 * @param field the number: a stat of cards; or {@link #NAME} or {@link #ROLE}
 * @param relation how the number compares; {@link Relation#EQUAL} for words
 * @param number the number it compares with; 0 for words
 * @param word the word; empty for numbers
 */
public record CitizenTest(String field, Relation relation, int number, String word)
    implements Modelled {

  /** The field of the card's name. */
  public static final String NAME = "name";

  /** The field of the card's roles. */
  public static final String ROLE = "role";

  private static final String COST = "gold_cost";
  private static final String COUNT = "_count";

  static final List<String> FIELDS =
      List.of(COST, NAME, ROLE, "shadow_count", "holy_count", "soldier_count", "worker_count");

  /** The relations of numbers: their sign, relation in the model, and words. */
  public enum Relation {
    /** A limit from above. */
    AT_MOST("<=", Condition.Relation.ABOVE, true, "at most "),
    /** A limit from below. */
    AT_LEAST(">=", Condition.Relation.BELOW, true, "at least "),
    /** Equal. */
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
  }

  /** A condition on a number. */
  public static CitizenTest number(String field, Relation relation, int number) {
    return new CitizenTest(field, relation, number, "");
  }

  /** A condition on a word. */
  public static CitizenTest word(String field, String word) {
    return new CitizenTest(field, Relation.EQUAL, 0, word);
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
        String signs = test.field.replace(COUNT, "") + " signs";
        boolean cost = test.field.equals(COST);
        more.add(cost ? "costs " + number + " gold" : "has " + number + " " + signs);
      }
    }
    String kind = (String.join(" ", roles) + " " + called).strip();
    String conditions = more.isEmpty() ? "" : " that " + Series.and(more);
    return English.a(kind) + " " + whence + conditions;
  }

  /**
   * The notation of conditions.
   *
   * @param names names of citizens
   * @param roles names of roles
   */
  record Written(Syntax<String> names, Syntax<String> roles) implements Syntax<CitizenTest> {

    private static final WordChoice<String> FIELD = WordChoice.of(FIELDS, field -> field);
    private static final WordChoice<Relation> SIGN =
        WordChoice.of(Arrays.asList(Relation.values()), relation -> relation.sign)
            .and("=", Relation.EQUAL);
    private static final WordChoice.Numbers ANY =
        new WordChoice.Numbers(Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final WordChoice.Numbers NUMBER = new WordChoice.Numbers(0, StringWords.LARGEST);

    @Override
    public CitizenTest read(TextReader in) {
      Token first = in.next();
      String field = first.kind() == Token.Kind.NAME ? unknown(in) : FIELD.read(in);
      Token sign = in.next();
      Relation relation = SIGN.read(in);
      boolean text = field.equals(NAME) || field.equals(ROLE);
      Token value = in.next();
      Optional<Integer> number = in.attempt(text || field.isEmpty() ? ANY : NUMBER);
      if (number.isPresent()) {
        if (text) {
          in.wrong(Code.STRING_SYNTAX, value, in.from(value), "a word after " + field);
        }
        return number(field, relation, number.get());
      }
      if (!text) {
        String name = in.name().text();
        if (!field.isEmpty()) {
          in.wrong(Code.STRING_NUMBER, value, name, "a number after " + field);
        }
        return number(field, relation, 0);
      }
      if (relation != Relation.EQUAL) {
        in.wrong(Code.STRING_FIELD, sign, sign.text(), "==");
      }
      return word(field, (field.equals(NAME) ? names : roles).read(in));
    }

    private static String unknown(TextReader in) {
      Token name = in.name();
      in.unknown(Code.STRING_FIELD, name, name.text(), FIELDS);
      return "";
    }

    @Override
    public Optional<String> write(CitizenTest test) {
      Syntax<String> names = test.field.equals(NAME) ? this.names : roles;
      return (test.word.isEmpty() ? NUMBER.write(test.number) : names.write(test.word))
          .map(value -> test.field + test.relation.sign + value);
    }

    @Override
    public Stream<CitizenTest> guesses(Traces traces) {
      List<CitizenTest> all = new ArrayList<>();
      for (String word : traces.words()) {
        all.add(word(NAME, word));
        all.add(word(ROLE, word));
      }
      for (String field : FIELDS) {
        for (Relation relation : Relation.values()) {
          traces.numbers().forEach(number -> all.add(number(field, relation, number)));
        }
      }
      return all.stream();
    }
  }
}
