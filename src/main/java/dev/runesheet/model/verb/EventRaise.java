package dev.runesheet.model.verb;

import dev.runesheet.spi.verb.Raises;
import java.util.List;

/**
 * The events declared by {@link Raises}.
 *
 * @param events the kinds of events; one that ends with a blank stands for all with this prefix
 * @param amount the parameter whose sign decides whether they are raised; empty if none does
 * @param sign the sign that raises them
 * @param about the parameter that holds their subject; empty if any entity may be it
 * @param cards the parameters that name the cards they are about; empty if they are not about cards
 */
public record EventRaise(
    List<String> events, String amount, Raises.Sign sign, String about, List<String> cards) {

  /** Copies the lists. */
  public EventRaise {
    events = List.copyOf(events);
    cards = List.copyOf(cards);
  }
}
