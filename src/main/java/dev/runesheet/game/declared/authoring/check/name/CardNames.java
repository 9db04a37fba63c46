package dev.runesheet.game.declared.authoring.check.name;

import dev.runesheet.game.declared.authoring.declaration.Declaration.CardLine;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.DisplayName;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** The check that people can tell cards by their names, also where equal ones get numbers. */
public final class CardNames {

  private static final Pattern NUMBER = Pattern.compile(" [0-9]+$");

  private final Map<String, CardLine> cards;
  private final Diagnostics findings;
  private final Map<String, String> first = new HashMap<>();

  private CardNames(Map<String, CardLine> cards, Diagnostics findings) {
    this.cards = cards;
    this.findings = findings;
    cards.forEach((id, card) -> first.putIfAbsent(folded(card.name()), id));
  }

  /**
   * Checks the names of cards.
   *
   * @param shared whether several cards may have one name
   */
  public static void check(Map<String, CardLine> cards, boolean shared, Diagnostics findings) {
    CardNames check = new CardNames(cards, findings);
    cards.forEach(
        (id, card) -> {
          boolean plain = DisplayName.check(card.name(), card.places().of("name"), findings);
          if (plain && !shared) {
            check.apart(id, card);
          }
        });
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private void apart(String id, CardLine card) {
    String name = folded(card.name());
    String other = first.get(name);
    String unnumbered = first.get(NUMBER.matcher(name).replaceFirst(""));
    if (!other.equals(id)) {
      boolean same = cards.get(other).name().equals(card.name());
      shared(card, other, same ? "" : ", not only in its capitals");
    } else if (unnumbered != null && !unnumbered.equals(id)) {
      shared(card, unnumbered, ", not only with a number, as equal cards get");
    }
  }

  private void shared(CardLine card, String other, String more) {
    String expected = "another name than " + other + " has" + more;
    findings.errorAbout(Code.NAME_SHARED, card.places().of("name"), card.name(), expected);
  }
}
