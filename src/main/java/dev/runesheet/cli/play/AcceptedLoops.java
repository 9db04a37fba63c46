package dev.runesheet.cli.play;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spelling.Slug;
import dev.runesheet.spi.ActionFailedException;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The effects of which a game accepts that they set each other off without end (RS095).
 *
 * @param effects their ids or names
 */
public record AcceptedLoops(Set<String> effects) {

  /** No loop is accepted. */
  public static final AcceptedLoops NONE = new AcceptedLoops(Set.of());

  /** Copies the set. */
  public AcceptedLoops {
    effects = Set.copyOf(effects);
  }

  /** The loops that a game's file accepts. */
  public static AcceptedLoops of(String game, PackFiles files) {
    return new AcceptedLoops(
        Manifest.accepted(game, files).stream()
            .filter(one -> one.code().equals(Code.LOOP.id()))
            .map(one -> one.effect())
            .collect(Collectors.toSet()));
  }

  /** True if an action was undone as one of the effects went on without end. */
  public boolean accept(ActionFailedException failure) {
    return failure.isEndless() && failure.chain().stream().anyMatch(this::has);
  }

  /** True of an id or the name in it; names that several owners use are told by {@code check}. */
  private boolean has(String id) {
    return effects.contains(id)
        || effects.stream().anyMatch(name -> id.endsWith("/" + Slug.of(name)));
  }
}
