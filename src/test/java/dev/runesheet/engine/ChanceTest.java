package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.fault.ActionFailure;
import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChanceTest {

  private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);

  /** SplitMix64 as published, in whole numbers without overflow, to compare with. */
  private static final class Reference {
    private BigInteger state;

    Reference(long seed) {
      state = BigInteger.valueOf(seed).mod(WORD);
    }

    BigInteger next() {
      state = state.add(new BigInteger("9E3779B97F4A7C15", 16)).mod(WORD);
      BigInteger z = state;
      z = z.xor(z.shiftRight(30)).multiply(new BigInteger("BF58476D1CE4E5B9", 16)).mod(WORD);
      z = z.xor(z.shiftRight(27)).multiply(new BigInteger("94D049BB133111EB", 16)).mod(WORD);
      return z.xor(z.shiftRight(31));
    }

    /**
     * A number from 1 to n: the upper 63 bits modulo n, drawn again where that would favour some.
     */
    int roll(int sides) {
      BigInteger n = BigInteger.valueOf(sides);
      BigInteger range = BigInteger.ONE.shiftLeft(63);
      BigInteger fair = range.subtract(range.mod(n));
      BigInteger bits = next().shiftRight(1);
      while (bits.compareTo(fair) >= 0) {
        bits = next().shiftRight(1);
      }
      return bits.mod(n).intValueExact() + 1;
    }
  }

  @Property(tries = 200)
  void seededOutcomesAreThoseOfSplitMix64(@ForAll long seed, @ForAll @IntRange(min = 1) int sides) {
    Chance chance = Chance.seeded(seed);
    Reference reference = new Reference(seed);
    for (int i = 0; i < 20; i++) {
      assertThat(chance.roll(sides)).isEqualTo(reference.roll(sides));
    }
  }

  @Test
  void theReferenceIsTheOneThatWasPublished() {
    // The first outputs for the seed 1234567, as in the algorithm's well-known test vector.
    Reference reference = new Reference(1234567);
    assertThat(reference.next()).isEqualTo(new BigInteger("6457827717110365317"));
    assertThat(reference.next()).isEqualTo(new BigInteger("3203168211198807973"));
    assertThat(reference.next()).isEqualTo(new BigInteger("9817491932198370423"));
    assertThat(reference.next()).isEqualTo(new BigInteger("4593380528125082431"));
    assertThat(reference.next()).isEqualTo(new BigInteger("16408922859458223821"));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6, 7, 20, 100})
  void everySideIsAsLikely(int sides) {
    int draws = 200_000;
    int[] counts = new int[sides + 1];
    Chance chance = Chance.seeded(sides);
    for (int i = 0; i < draws; i++) {
      counts[chance.roll(sides)]++;
    }
    double expected = (double) draws / sides;
    double chiSquare = 0;
    for (int side = 1; side <= sides; side++) {
      chiSquare += (counts[side] - expected) * (counts[side] - expected) / expected;
    }
    // Mean sides - 1, standard deviation the root of twice that: five of them are far out.
    assertThat(chiSquare).isCloseTo(sides - 1.0, within(5 * Math.sqrt(2.0 * (sides - 1))));
  }

  @Test
  void aScriptGivesItsOutcomesInOrderAndThenFails() {
    Chance chance = Chance.scripted(3, 1);
    assertThat(chance.roll(6)).isEqualTo(3);
    assertThat(chance.roll(6)).isEqualTo(1);
    assertThat(chance.drawn()).isEqualTo(2);
    assertThatThrownBy(() -> chance.roll(6))
        .isInstanceOf(ActionFailure.class)
        .hasMessageContaining("2 chance outcomes; at least one more is needed");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 7})
  void anOutcomeThatTheDieDoesNotHaveFails(int outcome) {
    assertThatThrownBy(() -> Chance.scripted(outcome).roll(6))
        .isInstanceOf(ActionFailure.class)
        .hasMessageContaining("1 to 6");
  }

  @Test
  void aScriptOfASaveHasTheOutcomesThatWereDrawn() {
    assertThatThrownBy(() -> new Chance.State(0, new int[0], 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("drawn (1 of 0) is no number of outcomes.");
  }

  @Test
  void aScriptThatRunsOutFailsTheActionOnly() {
    RuleBook book =
        Books.of(
            Cards.ability(
                "a", "dice", Steps.gain("gold", Steps.die(6)), Steps.gain("gold", Steps.die(6))));
    Scene scene = Scene.of(book).has(0, "a").rolls(5).start();
    assertThatThrownBy(() -> scene.use("a", "dice"))
        .isInstanceOfSatisfying(
            ActionFailedException.class, failed -> assertThat(failed.reason()).isEqualTo("chance"));
    assertThat(scene.match().drawn()).isZero();
    assertThat(scene.gold("a")).isZero();
    assertThat(scene.endTurn().state().turn).isEqualTo(2);
  }
}
