package dev.runesheet.model.verb;

import java.util.List;

/**
 * What {@link Raises} declares.
 *
 * @param events the kinds of events; one that ends with a blank stands for all that begin so
 * @param amount the parameter whose sign decides; empty if none does
 * @param sign the sign that it must be able to have
 * @param about the parameter that names whom they are about; empty if that may be anyone
 * @param cards the parameters that name the cards which they are about; none if it is not these
 */
public record EventRaise(
    List<String> events, String amount, Raises.Sign sign, String about, List<String> cards) {

  /** Copies the lists. */
  public EventRaise {
    events = List.copyOf(events);
    cards = List.copyOf(cards);
  }

  /** Events that are not about cards which the verb brings. */
  public EventRaise(List<String> events, String amount, Raises.Sign sign, String about) {
    this(events, amount, sign, about, List.of());
  }
}
