package dev.runesheet.language.active;

import dev.runesheet.language.active.EffectType.Kind;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.word.WordList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The words of a game in which its cards, and the file of their effect types, are written; the
 * game's own language of cards gives them.
 *
 * @param homes where an effect can stand on a card: {@link #ABILITY}, {@link #ATTACK} and others,
 *     at which all is done at once
 * @param triggers the moments at which an effect that stays is looked at, with {@code continuous}
 * @param scopes whom such an effect concerns, each in words for players, with {@code self}
 * @param lists the words of types of parameters, which players read as proper names
 * @param costs the letters in which costs of attacks are written
 * @param conditions what conditions of modifiers can ask of who attacks and who is attacked
 */
public record CardWords(
    List<String> homes,
    List<String> triggers,
    Map<String, String> scopes,
    Map<String, List<String>> lists,
    CostLetters costs,
    Conditions conditions) {

  /** The home of effects that can stay as long as their card is in play. */
  public static final String ABILITY = "ability";

  /** The home of effects that can change the damage of an attack. */
  public static final String ATTACK = "attack";

  /** Copies the lists, in their order. */
  public CardWords {
    homes = List.copyOf(homes);
    triggers = List.copyOf(triggers);
    scopes = Collections.unmodifiableMap(new LinkedHashMap<>(scopes));
    lists = Collections.unmodifiableMap(new LinkedHashMap<>(lists));
  }

  /**
   * The properties of cards that conditions can ask for, besides their names.
   *
   * @param words those that are words, each with its words; {@link #MARK} for those that a card has
   *     or has not
   * @param numbers those that are numbers, at least one
   */
  public record Conditions(Map<String, List<String>> words, List<String> numbers) {

    /** The words of a property that a card has or has not. */
    public static final List<String> MARK = List.of("yes", "no");

    /** Copies the lists. */
    public Conditions {
      words = Map.copyOf(words);
      numbers = List.copyOf(numbers);
    }
  }

  /** The words that a parameter can be; empty unless it is one of some words. */
  public List<String> choices(Parameter parameter) {
    return parameter.type() == Kind.WORD
        ? lists.get(parameter.takes())
        : List.copyOf(parameter.words().keySet());
  }

  /** The words by the kinds of names that records of the language have. */
  public Map<String, SourceNames.Words> known() {
    Map<String, SourceNames.Words> known = new LinkedHashMap<>();
    lists.forEach((list, words) -> known.put(list, SourceNames.Words.of(words, Code.UNKNOWN_WORD)));
    known.put("home", SourceNames.Words.of(homes, Code.UNKNOWN_WORD));
    known.put(WordList.TRIGGER, SourceNames.Words.of(triggers, Code.UNKNOWN_TRIGGER));
    known.put(WordList.SCOPE, SourceNames.Words.of(scopes.keySet(), Code.UNKNOWN_TARGET));
    known.put(
        "parameter type", SourceNames.Words.of(Kind.words(lists.keySet()), Code.UNKNOWN_WORD));
    return known;
  }

  /**
   * The words with which cards are read.
   *
   * @param more further words by kind, such as those of effect types
   */
  public SourceNames with(Map<String, SourceNames.Words> more) {
    return new WordsOfCards(this, more);
  }
}
