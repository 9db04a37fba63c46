package dev.runesheet.language.registry;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.NotRead;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Size;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Optional;

/** An effect of the registry as its author wrote it; those of one entry have its id as owner. */
@NotRead("description")
record EffectSource(
    @Ref(WordList.TRIGGER) String trigger,
    @Ref(WordList.SCOPE) String scope,
    @Required @Size(value = 1, orMore = true, of = "operation") List<OperationSource> operations,
    Optional<Conditions> conditions) {

  /** The power that must be reached, and whether only the first time counts. */
  record Conditions(
      Optional<Threshold> threshold, @Named("first_time") @Default("false") boolean firstTime) {

    static final Conditions NONE = new Conditions(Optional.empty(), false);
  }

  /** A number that a stat reaches. */
  record Threshold(
      Optional<@Ref(WordList.STAT) String> stat,
      @Range(min = -CardStats.MOST, max = CardStats.MOST) int value) {}

  /** The conditions, also if none were written. */
  Conditions when() {
    return conditions.orElse(Conditions.NONE);
  }
}
