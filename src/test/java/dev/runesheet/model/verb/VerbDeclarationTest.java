package dev.runesheet.model.verb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spelling.Word;
import dev.runesheet.spelling.YesNo;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A class that is no verb is refused when it is read, with what is wrong. */
public class VerbDeclarationTest {

  @Verb(name = "greet", says = "greet {target}", doc = "d", changes = Verb.Change.STAT)
  public static final class Greet {
    public static void perform(Reaction reaction, @Param(value = "target", doc = "d") Entity one) {}
  }

  @Verb(name = "poke", says = "poke {target", doc = "d", changes = Verb.Change.STAT)
  public static final class Unbalanced {
    public static void perform(Reaction reaction, @Param(value = "target", doc = "d") Entity one) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  static final class Hidden {
    public static void perform(Reaction reaction) {}
  }

  @Verb(name = "Greet All", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class Capital {
    public static void perform(Reaction reaction) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class WithoutReaction {
    public static void perform(@Param(value = "target", doc = "d") Entity one) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class Twice {
    public static void perform(Reaction reaction) {}

    public static void perform(Reaction reaction, @Param(value = "x", doc = "d") double x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class OfLong {
    public static void perform(Reaction reaction, @Param(value = "x", doc = "d") long x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class OfPlainEnum {
    public static void perform(Reaction reaction, @Param(value = "x", doc = "d") Verb.Change x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class OfListedEnum {
    public static void perform(
        Reaction reaction, @Param(value = "x", words = "stat", doc = "d") YesNo x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class OfEnum {
    public static void perform(Reaction reaction, @Param(value = "x", doc = "d") YesNo x) {}
  }

  public enum Silent implements Word {
    SAID,
    UNSAID;

    @Override
    public String word() {
      return this == SAID ? "said" : " ";
    }
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class OfSilentEnum {
    public static void perform(Reaction reaction, @Param(value = "x", doc = "d") Silent x) {}
  }

  public enum Broken implements Word {
    ONE;

    static {
      if (ONE.ordinal() == 0) {
        throw new IllegalStateException("the words are not there");
      }
    }
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class OfBrokenEnum {
    public static void perform(Reaction reaction, @Param(value = "x", doc = "d") Broken x) {}
  }

  @Verb(name = "greet", says = "", doc = " ", changes = Verb.Change.STAT)
  public static final class WithoutDoc {
    public static void perform(Reaction reaction) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class WithoutDocOfX {
    public static void perform(Reaction reaction, @Param(value = "x", doc = "") double x) {}
  }

  public enum Half implements Word {
    PLAYED,
    WRITTEN;

    @Override
    public boolean isPlayed() {
      return this == PLAYED;
    }
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class SameNames {
    public static void perform(
        Reaction reaction,
        @Param(value = "x", doc = "d") double x,
        @Param(value = "x", doc = "d") double y) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class Bounds {
    public static void perform(
        Reaction reaction, @Param(value = "x", doc = "d", min = 5, max = 1) double x) {}
  }

  @Verb(name = "greet", says = "greet {tarhet's} pet", doc = "d", changes = Verb.Change.STAT)
  public static final class Misspelt {
    public static void perform(Reaction reaction, @Param(value = "target", doc = "d") Entity one) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  @Writes(how = Writes.How.ADD, stat = "joy", amount = "much")
  public static final class WritesNothing {
    public static void perform(Reaction reaction, @Param(value = "x", doc = "d") double x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  @Raises(value = "greeted", about = "whom")
  public static final class RaisesNothing {
    public static void perform(Reaction reaction, @Param(value = "x", doc = "d") double x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class OfPlayer {
    public static void perform(
        Reaction reaction,
        @Param(value = "target", accepts = Param.Accepts.PLAYER, doc = "d") Entity target) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class AcceptsOfNumber {
    public static void perform(
        Reaction reaction, @Param(value = "x", accepts = Param.Accepts.CARD, doc = "d") double x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class BoundByNoNumber {
    public static void perform(
        Reaction reaction, @Param(value = "x", doc = "d", min = Double.NaN) double x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class BoundByHalf {
    public static void perform(
        Reaction reaction, @Param(value = "x", doc = "d", max = 1.5) int x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class BoundedWord {
    public static void perform(
        Reaction reaction, @Param(value = "x", doc = "d", min = 1) String x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class WordsOfNumber {
    public static void perform(
        Reaction reaction, @Param(value = "x", doc = "d", words = "stat") double x) {}
  }

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class ScopeOfNumber {
    public static void perform(
        Reaction reaction, @Param(value = "x", doc = "d", scope = "own ") double x) {}
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

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class OfWordless {
    public static void perform(Reaction reaction, @Param(value = "x", doc = "d") Wordless x) {}
  }

  /** An enum without constants. */
  public enum Nothing implements Word {}

  @Verb(name = "greet", says = "", doc = "d", changes = Verb.Change.STAT)
  public static final class OfNothing {
    public static void perform(Reaction reaction, @Param(value = "x", doc = "d") Nothing x) {}
  }

  @Test
  void whatDoesNotCountForTheTypeOfAParameterIsRefused() {
    assertRefused(BoundByNoNumber.class, "bounds 'x' by what is no number of its type");
    assertRefused(BoundByHalf.class, "bounds 'x' by what is no number of its type");
    assertRefused(BoundedWord.class, "says of 'x' what counts for numbers");
    assertRefused(WordsOfNumber.class, "gives 'x' a list of words, but it is no word");
    assertRefused(ScopeOfNumber.class, "gives 'x' a scope, but it is no word");
    assertRefused(OfWordless.class, "takes 'x'", "Wordless.OTHER has no word");
    assertRefused(OfNothing.class, "takes 'x'", "Nothing has no constant that is played");
  }

  @Test
  void aVerbSaysWhatItAccepts() {
    assertThat(VerbCatalog.of(List.of(AddStat.class, OfPlayer.class)).all())
        .extracting(verb -> verb.parameters().get(0).accepts())
        .containsExactlyInAnyOrder(Param.Accepts.PLAYER, Param.Accepts.ANY);
  }

  @Test
  void aVerbAsItsJavadocSaysIsRead() {
    assertThat(VerbCatalog.of(List.of(Greet.class)).get("greet").parameters())
        .extracting(Parameter::name)
        .containsExactly("target");
  }

  /** Verbs that share a class. */
  public static final class Manners {
    @Verb(name = "bow", says = "bow", doc = "d", changes = Verb.Change.STAT)
    public static void bow(Reaction reaction) {}

    @Verb(name = "nod-to", says = "nod to {target}", doc = "d", changes = Verb.Change.STAT)
    @Writes(stat = "nods", how = Writes.How.ADD, amount = "much")
    public static void nodTo(
        Reaction reaction,
        @Param(value = "target", doc = "d") Entity target,
        @Param(value = "much", doc = "d") double much) {}

    public static void other(Reaction reaction) {}
  }

  /** A method that is a verb but for its result. */
  public static final class Rude {
    @Verb(name = "stare", says = "stare", doc = "d", changes = Verb.Change.STAT)
    public static int stare(Reaction reaction) {
      return 0;
    }
  }

  @Test
  void verbsThatShareAClassAreItsAnnotatedMethods() {
    VerbCatalog verbs = VerbCatalog.of(List.of(Manners.class));
    assertThat(verbs.names()).containsExactly("bow", "nod-to");
    assertThat(verbs.get("nod-to").called()).isEqualTo("Manners.nodTo");
    assertThat(verbs.get("nod-to").writes()).isPresent();
    assertThat(verbs.get("bow").writes()).isEmpty();
  }

  @Test
  void aMethodThatCannotBeAVerbIsRefusedByItsName() {
    assertRefused(Rude.class, "verb method (stare of ", "no public static void stare(Reaction, …)");
  }

  @Test
  void aParameterThatIsAnEnumTakesTheWordsOfItsConstants() {
    Choices choices =
        VerbCatalog.of(List.of(OfEnum.class)).get("greet").parameters().get(0).choices();
    assertThat(choices.words()).containsExactly("yes", "no");
    assertThat(choices.constant("no")).isEqualTo("dev.runesheet.spelling.YesNo.NO");
    assertThatThrownBy(() -> choices.constant("maybe"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aWordThatNoMatchPlaysFitsNoParameter() {
    Choices choices = Choices.of(Half.class);
    assertThat(choices.words()).containsExactly("played");
    assertThatThrownBy(() -> choices.constant("written"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aClassThatIsNoVerbIsRefusedWithWhatIsWrong() {
    assertRefused(String.class, "no @Verb");
    assertRefused(Hidden.class, "needs Hidden to be public");
    assertRefused(Capital.class, "name 'Greet All'; expected small letters");
    assertRefused(WithoutReaction.class, "no public static void perform(Reaction, …)");
    assertRefused(Twice.class, "2 methods perform");
    assertRefused(OfLong.class, "takes 'x' as long; expected Entity, double, int, String or");
    assertRefused(OfPlainEnum.class, "takes 'x'", "Change is no public enum of words");
    assertRefused(OfSilentEnum.class, "takes 'x'", "UNSAID has no word: its word() is blank.");
    assertRefused(OfBrokenEnum.class, "takes 'x'", "Broken cannot be initialized", "are not there");
    assertRefused(WithoutDoc.class, "WithoutDoc) has no doc");
    assertRefused(WithoutDocOfX.class, "has no doc of 'x'");
    assertRefused(OfListedEnum.class, "gives 'x' a list of words, but it is an enum");
    assertRefused(AcceptsOfNumber.class, "accepts only some entities as 'x', but it is no Entity");
    assertRefused(SameNames.class, "names a parameter 'x' that needs a name of its own");
    assertRefused(Bounds.class, "bounds 'x' from 5.0 to 1.0");
    assertRefused(Misspelt.class, "no parameter 'tarhet'", "it has [target]");
    assertRefused(Unbalanced.class, "a brace without the other one in 'poke {target'");
    assertRefused(WritesNothing.class, "no parameter 'much', which @Writes names");
    assertRefused(RaisesNothing.class, "no parameter 'whom', which @Raises names");
  }

  /** A verb like one that there is not. */
  @Verb(name = "wave", like = "gret", says = "wave", doc = "d", changes = Verb.Change.STAT)
  public static final class Wave {
    /** Waves. */
    public static void perform(Reaction reaction) {}
  }

  @Test
  void aVerbIsLikeOneOfItsGame() {
    assertThatThrownBy(() -> VerbCatalog.of(List.of(Greet.class, Wave.class)))
        .isInstanceOf(DeclarationMistake.class)
        .hasMessageContaining("verb (wave) is like 'gret', which no verb of the game is called")
        .hasMessageContaining("Maybe write 'greet'.");
  }

  private static void assertRefused(Class<?> type, String... words) {
    assertThatThrownBy(() -> VerbCatalog.of(List.of(type)))
        .isInstanceOf(DeclarationMistake.class)
        .satisfies(refused -> assertThat(refused.getMessage()).contains(words));
  }
}
