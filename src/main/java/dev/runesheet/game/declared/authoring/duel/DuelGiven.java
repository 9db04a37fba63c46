package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Size;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words of {@code given}. */
record DuelGiven(
    @Doc("The heroes of player 0 and player 1.")
        @Required
        @Label(value = "Hero {index}", note = "The hero of player {index}.")
        @Size(value = 2, of = "heroes")
        List<@Ref("hero") String> heroes,
    @Doc("The mode.") @Default("\"mode\"") @Ref("mode") String mode,
    @Doc("Who begins, or is to move.") @Default("0") @Ref(WordList.PLAYER) String first,
    @Doc("What runs first; the first phase if left out.") Optional<@Ref("phase") String> phase,
    @Doc("The number of the first turn.") @Default("1") @Range(min = 1) int turn,
    @Doc("By player, the attributes that differ from the hero's.") @Label("{key2} {key}")
        Map<@Ref(WordList.PLAYER) String, Map<@Ref(WordList.STAT) String, Double>> stats) {

  /** The set-up of a duel that begins there. */
  CharacterSetup setup(DeclaredCatalog catalog) {
    List<Map<String, Double>> ofPlayers =
        DuelScenarios.PLAYERS.stream().map(one -> stats.getOrDefault(one, Map.of())).toList();
    return new CharacterSetup(
        mode,
        heroes,
        Integer.parseInt(first),
        new CharacterSetup.Position(phase.orElse(catalog.beginnings().get(0)), turn, ofPlayers));
  }
}
