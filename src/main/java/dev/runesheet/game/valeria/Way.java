package dev.runesheet.game.valeria;

import dev.runesheet.engine.payment.Payment;

/** A way to pay: so much of each resource, with a part of the price left unpaid where one may. */
final class Way {

  private static final String WAIVING = " waiving ";

  private final Payment payment;
  private final String text;
  private final String words;

  /**
   * A way.
   *
   * @param payment what is paid
   * @param waived the resource of which a part is left unpaid; empty if none is
   */
  Way(Payment payment, String waived) {
    this.payment = payment;
    this.text = waived.isEmpty() ? payment.toString() : payment + WAIVING + waived;
    this.words = paid() + (waived.isEmpty() ? "" : ", part of the " + waived + " waived");
  }

  /** The payment of a way that was written as a text. */
  static Payment payment(String text) {
    return Payment.of(paid(text));
  }

  /** What a text says is paid, without what is waived. */
  static String paid(String text) {
    int at = text.indexOf(WAIVING);
    return at < 0 ? text : text.substring(0, at);
  }

  /** The resource of which a text says that a part is waived; empty if none. */
  static String waived(String text) {
    int at = text.indexOf(WAIVING);
    return at < 0 ? "" : text.substring(at + WAIVING.length());
  }

  private String paid() {
    StringBuilder paid = new StringBuilder();
    for (int i = 0; i < payment.size(); i++) {
      if (payment.of(i) > 0) {
        paid.append(paid.isEmpty() ? "" : " and ").append(payment.of(i)).append(' ');
        paid.append(Costs.RESOURCES.get(i));
      }
    }
    return paid.isEmpty() ? "nothing" : paid.toString();
  }

  /** What is paid. */
  Payment payment() {
    return payment;
  }

  /** As options name it, for example {@code 2/0/1}. */
  String text() {
    return text;
  }

  /** As people read it, for example {@code 2 gold and 1 magic}. */
  String words() {
    return words;
  }
}
