package dev.runesheet.pack;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.DeclaredGame;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReadCache;
import dev.runesheet.spi.fact.Entity;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule that no game has: an effect is out of force while a certain card, or hero, stands guard.
 * Such a rule is all that a game needs to suppress an effect of any workbook.
 */
public final class MadeUpSuppressor {

  private static final String GUARD = "guard";

  /** A place that nobody else has: in declared games there is no other zone to stand guard in. */
  private static final int GUARDING = 99;

  private static final String RULE =
      """
      package made.up;
      import dev.runesheet.spi.fact.Entity;
      import dev.runesheet.spi.fact.InPlay;
      import dev.runesheet.spi.fact.Suppression;
      rule "made up: a guard"
      when
        $effect : InPlay( effect == "%s" )
        $by : Entity( definition == "%s", zone == "guard" || position == 99 )
      then
        insertLogical( new Suppression( $effect, $by ) );
      end
      """;

  private final Match match;
  private final Entity guard;
  private final String zone;
  private final int position;

  private MadeUpSuppressor(Match match, Entity guard) {
    this.match = match;
    this.guard = guard;
    this.zone = guard.getZone();
    this.position = guard.getPosition();
  }

  /**
   * The files of a game with the rule.
   *
   * @param guard the definition of who suppresses the effect
   */
  public static PackFiles in(PackFiles files, String game, String effect, String guard) {
    return new WithRule(files, "rules/" + game + "/made-up.drl", RULE.formatted(effect, guard));
  }

  /** Who suppresses in a match, not yet standing guard. */
  public static MadeUpSuppressor of(Match match, String guard) {
    Entity there =
        match.world().entities().stream()
            .filter(one -> one.isPresent() && one.getDefinition().equals(guard))
            .findFirst()
            .orElseThrow();
    return new MadeUpSuppressor(match, there);
  }

  /** Takes the effect out of force. */
  public void comes() {
    boolean declared = match.book().game() instanceof DeclaredGame;
    match.update(context -> context.move(guard, declared ? zone : GUARD, declared ? GUARDING : 0));
  }

  /** Lets the effect be in force again. */
  public void leaves() {
    match.update(context -> context.move(guard, zone, position));
  }

  private record WithRule(PackFiles files, String name, String rule) implements PackFiles {

    @Override
    public String origin() {
      return "a test";
    }

    @Override
    public List<String> list(String folder) {
      Stream<String> more = name.startsWith(folder + "/") ? Stream.of(name) : Stream.of();
      return Stream.concat(files.list(folder).stream(), more).toList();
    }

    @Override
    public ReadCache readings() {
      return files.readings();
    }

    @Override
    public Optional<byte[]> read(String wanted) {
      return wanted.equals(name)
          ? Optional.of(rule.getBytes(StandardCharsets.UTF_8))
          : files.read(wanted);
    }
  }
}
