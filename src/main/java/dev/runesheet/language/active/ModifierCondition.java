package dev.runesheet.language.active;

import dev.runesheet.language.active.card.ActiveWords.EnergyType;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The condition of a generic modifier, such as {@code attacker.type == fire}. */
public sealed interface ModifierCondition
    permits ModifierCondition.All,
        ModifierCondition.Any,
        ModifierCondition.Not,
        ModifierCondition.Is,
        ModifierCondition.Compare {

  /** The owner of the property that is tested. */
  enum Subject {
    /** The attacking Pokémon. */
    ATTACKER,
    /** The Pokémon that is attacked. */
    DEFENDER
  }

  /** All of them hold. */
  record All(List<ModifierCondition> parts) implements ModifierCondition {
    /** Copies the list. */
    public All {
      parts = List.copyOf(parts);
    }
  }

  /** One of them holds. */
  record Any(List<ModifierCondition> parts) implements ModifierCondition {
    /** Copies the list. */
    public Any {
      parts = List.copyOf(parts);
    }
  }

  /** The negation of a condition. */
  record Not(ModifierCondition part) implements ModifierCondition {}

  /**
   * A property is a word.
   *
   * @param equal whether it is that word; otherwise whether it is not
   */
  record Is(Subject subject, String property, boolean equal, String word)
      implements ModifierCondition {}

  /**
   * A number compares to another.
   *
   * @param comparison one of {@code < <= = != >= >}
   */
  record Compare(Subject subject, String property, String comparison, int number)
      implements ModifierCondition {}

  /** The properties that are words, each with its words; any word where there are none. */
  Map<String, List<String>> WORDS =
      Map.of(
          "type", words(EnergyType.values()),
          "weakness", words(EnergyType.values()),
          "stage", List.of("basic", "stage_1", "stage_2", "fossil"),
          "ex", List.of("yes", "no"),
          "name", List.of());

  /** The properties that are numbers. */
  List<String> NUMBERS = List.of("hp", "damage", "energy", "retreat");

  private static List<String> words(Enum<?>[] constants) {
    return List.of(constants).stream().map(one -> one.name().toLowerCase(Locale.ROOT)).toList();
  }

  /**
   * Parses a condition.
   *
   * @throws ModifierSyntax.Wrong if it is not understood
   */
  static ModifierCondition parse(String text) {
    return parse(text, List.of());
  }

  /**
   * Parses a condition that may name cards.
   *
   * @param names the names of the cards that there are; empty if they are not known
   * @throws ModifierSyntax.Wrong if it is not understood
   */
  static ModifierCondition parse(String text, Collection<String> names) {
    return new ModifierSyntax(text, names).condition();
  }

  /** The condition as a formula of declared games, with the game's roles. */
  default String formula(Map<Subject, String> roles) {
    if (this instanceof All all) {
      return joined(all.parts(), " and ", roles);
    }
    if (this instanceof Any any) {
      return joined(any.parts(), " or ", roles);
    }
    if (this instanceof Not not) {
      return "not (" + not.part().formula(roles) + ")";
    }
    if (this instanceof Is is) {
      String word = is.property().equals("name") ? '"' + is.word() + '"' : is.word();
      // A card that is not ex carries no word for it.
      boolean no = is.property().equals("ex") && word.equals("no");
      return is.property()
          + " of "
          + roles.get(is.subject())
          + (is.equal() != no ? " is " : " is not ")
          + (no ? "yes" : word.replace('_', '-'));
    }
    Compare compare = (Compare) this;
    return compare.property()
        + " of "
        + roles.get(compare.subject())
        + " "
        + compare.comparison()
        + " "
        + compare.number();
  }

  private static String joined(
      List<ModifierCondition> parts, String between, Map<Subject, String> roles) {
    return parts.stream()
        .map(part -> part.formula(roles))
        .collect(Collectors.joining(between, "(", ")"));
  }

  /** The properties, for messages. */
  static List<String> properties() {
    List<String> all = new java.util.ArrayList<>(new java.util.TreeSet<>(WORDS.keySet()));
    all.addAll(NUMBERS);
    return all;
  }
}
