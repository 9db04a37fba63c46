package dev.runesheet.game.valeria.card;

import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Range;
import dev.runesheet.spelling.Series;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/** An amount of each resource. */
public record Amounts(
    @Default("0") @Range(min = 0, max = 99) int gold,
    @Default("0") @Range(min = 0, max = 99) int strength,
    @Default("0") @Range(min = 0, max = 99) int magic,
    @Label("Points") @Default("0") @Range(min = 0, max = 99) int victory,
    @Label(hidden = true) @Default("0") int maps,
    @Label(hidden = true) @Default("0") int tomes) {

  /** No amounts. */
  public static final Amounts NONE = new Amounts(0, 0, 0, 0, 0, 0);

  /** Amounts without maps and tomes. */
  public static Amounts of(int gold, int strength, int magic, int victory) {
    return new Amounts(gold, strength, magic, victory, 0, 0);
  }

  /**
   * The amounts as people say them: {@code 1 gold and 2 victory points}; an empty text for none.
   */
  public String words() {
    return Series.and(each(Resource::amount));
  }

  /** Something of each resource of which there is any, and of its amount. */
  public <T> List<T> each(BiFunction<Resource, Integer, T> make) {
    return Arrays.stream(Resource.values())
        .filter(resource -> of(resource) > 0)
        .map(resource -> make.apply(resource, of(resource)))
        .toList();
  }

  /** The amount of a resource. */
  public int of(Resource resource) {
    return switch (resource) {
      case GOLD -> gold;
      case STRENGTH -> strength;
      case MAGIC -> magic;
      case VICTORY -> victory;
      case MAPS -> maps;
      case TOMES -> tomes;
    };
  }
}
