package dev.runesheet.game.tcgpocket.authoring.card;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number of an effect on its card: {@code a1-007/ability-1}, {@code a1-003/attack-1} for the
 * first effect of its first attack, {@code a1-003/attack-1/2} for the second, {@code
 * a1-219/effect-1} of a card without attacks.
 *
 * @param card the card's id
 * @param list what has it
 * @param of the number of the ability or attack, from 1; for other cards that of the effect
 * @param place the number of the effect there, from 1; always 1 but for attacks
 */
public record EffectNumber(String card, Home list, int of, int place) {

  private static final Pattern FORM =
      Pattern.compile("(.+)/(ability|attack|effect)-([1-9]\\d{0,2})(?:/([1-9]\\d{0,2}))?");

  /** The part of a card that has an effect. */
  enum Home {
    /** An ability. */
    ABILITY("abilities"),
    /** An attack. */
    ATTACK("attacks"),
    /** The card itself. */
    CARD("effects");

    private final String field;

    Home(String field) {
      this.field = field;
    }
  }

  /** The number that a text says, if it says one. */
  public static Optional<EffectNumber> of(String text) {
    Matcher parts = FORM.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    boolean card = parts.group(2).equals("effect");
    Home list = card ? Home.CARD : Home.valueOf(parts.group(2).toUpperCase(Locale.ROOT));
    int place = parts.group(4) == null ? 1 : Integer.parseInt(parts.group(4));
    return place > 1 && list != Home.ATTACK
        ? Optional.empty()
        : Optional.of(
            new EffectNumber(parts.group(1), list, Integer.parseInt(parts.group(3)), place));
  }

  /** Gives all effects of a card to a consumer. */
  public static void each(String id, JsonNode card, BiConsumer<EffectNumber, JsonNode> consumer) {
    for (Home list : Home.values()) {
      int of = 0;
      for (JsonNode one : card.path(list.field)) {
        of++;
        if (list != Home.ATTACK) {
          consumer.accept(new EffectNumber(id, list, of, 1), one);
          continue;
        }
        int place = 0;
        for (JsonNode effect : one.path("effects")) {
          consumer.accept(new EffectNumber(id, list, of, ++place), effect);
        }
      }
    }
  }

  /** The name of its card, with that of its ability or attack. */
  public String title(CardSource source) {
    List<String> names =
        source instanceof CardSource.Pokemon pokemon
            ? list == Home.ABILITY
                ? pokemon.abilities().stream().map(CardSource.Ability::name).toList()
                : pokemon.attacks().stream().map(CardSource.Attack::name).toList()
            : List.of();
    return source.name() + (of <= names.size() ? ", " + names.get(of - 1) : "");
  }

  /** Its number in its list, from 1. */
  public int number() {
    return list == Home.ATTACK ? place : of;
  }

  /** The id by which rows name it. */
  public String id() {
    String word = list == Home.CARD ? "effect" : list.name().toLowerCase(Locale.ROOT);
    return card + "/" + word + "-" + of + (place > 1 ? "/" + place : "");
  }

  /** Its place in its file. */
  public String pointer() {
    String entry = "/cards" + JsonValue.step(card);
    String own = entry + "/" + list.field + "/" + (of - 1);
    return list == Home.ATTACK ? own + "/effects/" + (place - 1) : own;
  }

  /** The effect with another number in the same list. */
  public EffectNumber at(int number) {
    return list == Home.ATTACK
        ? new EffectNumber(card, list, of, number)
        : new EffectNumber(card, list, number, 1);
  }

  /** The same number on another card. */
  public EffectNumber on(String other) {
    return new EffectNumber(other, list, of, place);
  }
}
