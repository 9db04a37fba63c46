package dev.runesheet.game.valeria.payment;

import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.payment.Payment;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A payment of a price: an amount of each resource, with a part of the price left unpaid where
 * allowed.
 */
public final class PaymentOption {

  /** The words of a payment of nothing. */
  public static final String NOTHING = "nothing";

  /** The word before the resource with a waived part, in texts of payments. */
  public static final String WAIVING = " waiving ";

  private static final String NONE = "none";
  private static final String WAIVED = ", part of the ";
  private static final String AND = " and ";
  private static final String RESOURCE = "(?:" + String.join("|", Resource.IN_PRICES) + ")";
  private static final String SOME = "\\d+ " + RESOURCE;

  /** A pattern of the texts of payments, as {@link #toString} writes them. */
  public static final String TEXTS =
      "\\d+(?:/\\d+){" + (Resource.IN_PRICES.size() - 1) + "}(?:" + WAIVING + RESOURCE + ")?";

  /** A pattern of the words of payments. */
  public static final String ALL_WORDS =
      "(?:"
          + NOTHING
          + "|"
          + SOME
          + "(?:"
          + AND
          + SOME
          + ")*)(?:"
          + WAIVED
          + RESOURCE
          + " waived)?";

  private final Payment payment;
  private final String waived;
  private final String text;

  /**
   * Creates an option.
   *
   * @param payment the amounts paid
   * @param waived the resource with a waived part; empty if none
   */
  public PaymentOption(Payment payment, String waived) {
    this(payment, waived, text(payment.toString(), waived));
  }

  private static String text(String paid, String waived) {
    return waived.isEmpty() ? paid : paid + WAIVING + waived;
  }

  private PaymentOption(Payment payment, String waived, String text) {
    this.payment = payment;
    this.waived = waived;
    this.text = text;
  }

  /**
   * No payment, for a player who cannot pay even if a part of a resource is waived.
   *
   * @param waived the resource; empty if none
   */
  public static PaymentOption none(String waived) {
    return new PaymentOption(null, waived, text(NONE, waived));
  }

  /** A way as {@link #toString} writes it; any other text is a way without a payment. */
  public static PaymentOption of(String text) {
    int at = text.indexOf(WAIVING);
    String paid = at < 0 ? text : text.substring(0, at);
    String waived = at < 0 ? "" : text.substring(at + WAIVING.length());
    try {
      return new PaymentOption(Payment.of(paid), waived, text);
    } catch (IllegalArgumentException wrong) {
      return new PaymentOption(null, waived, text);
    }
  }

  /** The payment; empty if the option was read from a text without one. */
  public Optional<Payment> payment() {
    return Optional.ofNullable(payment);
  }

  /** The resource with a waived part; empty if none. */
  public String waived() {
    return waived;
  }

  /** The words for people, for example {@code 2 gold and 1 magic}. */
  public String words() {
    return words(i -> i < payment.size() ? payment.of(i) : 0)
        + (waived.isEmpty() ? "" : WAIVED + waived + " waived");
  }

  /**
   * Amounts in words; {@code nothing} if there are none.
   *
   * @param amount the amount of each of {@link Resource#IN_PRICES}, by its place there
   */
  public static String words(IntUnaryOperator amount) {
    StringBuilder paid = new StringBuilder();
    for (int i = 0; i < Resource.IN_PRICES.size(); i++) {
      if (amount.applyAsInt(i) > 0) {
        paid.append(paid.isEmpty() ? "" : AND).append(amount.applyAsInt(i)).append(' ');
        paid.append(Resource.IN_PRICES.get(i));
      }
    }
    return paid.isEmpty() ? NOTHING : paid.toString();
  }

  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof PaymentOption way && way.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** The text in ids of options, for example {@code 2/0/1}. */
  @Override
  public String toString() {
    return text;
  }
}
