package dev.runesheet.word;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The name of a further block of an effect, whose first block has the effect's own name: of the
 * next step of a table's effect, {@code effect/2}, {@code effect/3} …, or of what counts where none
 * before fits, {@code effect/else}, {@code effect/else-2} …
 *
 * @param effect the effect
 * @param kind when it runs
 * @param number its position among those of its kind; the first step is the effect's own block
 */
public record BlockName(String effect, Kind kind, int number) {

  /** The moment at which a block runs. */
  public enum Kind {
    /** After the block before it. */
    STEP,
    /** If no rule of those before it fits. */
    ELSE
  }

  private static final Pattern FORM =
      Pattern.compile("(.+)/(?:([1-9]\\d{0,3})|else(?:-([2-9]|[1-9]\\d{1,2}))?)");

  /** The name of a step, from 2. */
  public static BlockName step(String effect, int number) {
    return new BlockName(effect, Kind.STEP, number);
  }

  /** The name of what counts where none before fits, from 1. */
  public static BlockName otherwise(String effect, int number) {
    return new BlockName(effect, Kind.ELSE, number);
  }

  /** The name that a text is; empty if it has neither form. */
  public static Optional<BlockName> of(String block) {
    Matcher form = FORM.matcher(block);
    if (!form.matches()) {
      return Optional.empty();
    }
    String effect = form.group(1);
    String step = form.group(2);
    String other = form.group(3) == null ? "1" : form.group(3);
    return Optional.of(
        step == null
            ? otherwise(effect, Integer.parseInt(other))
            : step(effect, Integer.parseInt(step)));
  }

  /** The name of a text of one kind; empty if it is none. */
  public static Optional<BlockName> of(Kind kind, String block) {
    return of(block).filter(name -> name.kind == kind);
  }

  private BlockName at(int number) {
    return new BlockName(effect, kind, number);
  }

  /** The names of the further blocks between the effect's own and this step. */
  public List<BlockName> between() {
    return IntStream.range(2, number).mapToObj(this::at).toList();
  }

  /** The name of the block behind it. */
  public BlockName next() {
    return at(number + 1);
  }

  /** The name as it is written. */
  public String text() {
    return effect + "/" + (kind == Kind.STEP ? number : number == 1 ? "else" : "else-" + number);
  }
}
