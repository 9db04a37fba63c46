package dev.runesheet.spi.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Exact payments, as rules of Valeria's payments (rules.md, section 4) and in general. */
class PaymentsTest {

  private static final List<String> ALL = List.of("gold", "strength", "magic");
  private static final Price.Wild MAGIC_FOR_GOLD = new Price.Wild("magic", "gold", 1);
  private static final Price.Wild MAGIC_FOR_STRENGTH = new Price.Wild("magic", "strength", 1);

  private static Price hire(int gold) {
    return new Price(ALL, List.of(gold, 0, 0), List.of(MAGIC_FOR_GOLD));
  }

  private static Price slay(int gold, int strength, int magic) {
    return new Price(ALL, List.of(gold, strength, magic), List.of(MAGIC_FOR_STRENGTH));
  }

  private static List<String> exact(Price price, int... purse) {
    return Payments.exact(price, purse).stream().map(Payment::toString).toList();
  }

  @Test
  void magicStandsInForGoldBesideOneGold() {
    assertThat(exact(hire(3), 3, 5, 5)).containsExactly("3/0/0", "2/0/1", "1/0/2");
  }

  @Test
  void nothingIsPaidForWhatIsFree() {
    assertThat(exact(hire(0), 3, 0, 5)).containsExactly("0/0/0");
  }

  @Test
  void magicThatIsDueIsNotWild() {
    assertThat(exact(slay(0, 0, 2), 0, 0, 3)).containsExactly("0/0/2");
    assertThat(exact(slay(1, 2, 1), 1, 2, 3)).containsExactly("1/2/1", "1/1/2");
  }

  @Test
  void thePurseLimitsStandIns() {
    assertThat(exact(hire(4), 2, 9, 1)).isEmpty();
    assertThat(exact(hire(4), 3, 9, 1)).containsExactly("3/0/1");
  }

  @Test
  void twoResourcesMayStandInForOne() {
    Price any =
        new Price(
            ALL,
            List.of(2, 0, 0),
            List.of(new Price.Wild("strength", "gold", 0), new Price.Wild("magic", "gold", 0)));

    assertThat(exact(any, 2, 2, 2))
        .containsExactlyInAnyOrder("2/0/0", "1/1/0", "1/0/1", "0/2/0", "0/1/1", "0/0/2");
  }

  @Test
  void theGenerousRuleHoldsBesideAStrictOne() {
    Price both =
        new Price(
            ALL, List.of(2, 0, 0), List.of(MAGIC_FOR_GOLD, new Price.Wild("magic", "gold", 0)));

    assertThat(exact(both, 2, 0, 2)).containsExactlyInAnyOrder("2/0/0", "1/0/1", "0/0/2");
  }

  @Test
  void refusalsSayWhatIsWrong() {
    assertThat(refusal(hire(3), "4/0/0", 9, 9, 9)).contains("too much").contains("exactly 3 gold");
    assertThat(refusal(hire(3), "2/0/0", 9, 9, 9)).contains("too little");
    assertThat(refusal(hire(3), "0/0/3", 9, 9, 9))
        .isEqualTo("Magic can stand in for gold only beside at least 1 gold.");
    assertThat(refusal(hire(3), "2/1/0", 9, 9, 9)).startsWith("Strength cannot be paid here");
    assertThat(refusal(hire(3), "-1/0/4", 9, 9, 9)).contains("cannot be less than 0");
    assertThat(refusal(hire(3), "3/0/0", 2, 9, 9))
        .isEqualTo("The payment needs 3 gold; there is 2.");
    assertThat(refusal(slay(0, 2, 0), "1/2/0", 9, 9, 9)).startsWith("Gold cannot be paid here");
    assertThat(refusal(slay(0, 2, 0), "0/2", 9, 9, 9)).contains("each of [gold, strength, magic]");
    assertThat(Payments.refusal(hire(3), Payment.of("2/0/1"), 9, 9, 9)).isEmpty();
  }

  private static String refusal(Price price, String payment, int... purse) {
    return Payments.refusal(price, Payment.of(payment), purse).orElseThrow();
  }

  @Test
  void aTextThatIsNoPaymentIsRefused() {
    assertThatThrownBy(() -> Payment.of("1/x")).hasMessageContaining("(1/x)");
    assertThatThrownBy(() -> new Price(ALL, List.of(1, 2), List.of()))
        .hasMessageContaining("[1, 2]");
    assertThatThrownBy(
            () -> new Price(ALL, List.of(1, 2, 3), List.of(new Price.Wild("wood", "gold", 0))))
        .hasMessageContaining("wood");
  }

  @Test
  void aPurseThatLacksAResourceAndANegativeLimitOfAStandInAreRefused() {
    String purse = "purse ([9, 9]) must have an amount of each of " + ALL;
    assertThatThrownBy(() -> Payments.refusal(hire(3), Payment.of("2/0/1"), 9, 9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(purse);
    assertThatThrownBy(() -> Payments.exact(hire(3), 9, 9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(purse);
    assertThatThrownBy(() -> new Price.Wild("magic", "gold", -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("own (-1) must not be below 0.");
  }

  /** The rules of slaying, said directly: gold exact, magic at least its cost, one strength. */
  @Property
  void slayingIsPaidAsTheRulesSay(
      @ForAll @IntRange(max = 2) int gold,
      @ForAll @IntRange(max = 5) int strength,
      @ForAll @IntRange(max = 4) int magic,
      @ForAll @IntRange(max = 6) int haveStrength,
      @ForAll @IntRange(max = 6) int haveMagic) {
    List<String> expected = new ArrayList<>();
    for (int s = 0; s <= haveStrength; s++) {
      for (int m = 0; m <= haveMagic; m++) {
        boolean exact = m >= magic && s + m == strength + magic && s <= strength;
        boolean wild = m > magic;
        if (exact && !(wild && s < 1)) {
          expected.add(gold + "/" + s + "/" + m);
        }
      }
    }

    assertThat(exact(slay(gold, strength, magic), gold, haveStrength, haveMagic))
        .containsExactlyInAnyOrderElementsOf(expected);
  }
}
