package dev.runesheet.testing.mutation;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.testing.footprint.RulePart;
import dev.runesheet.testing.mutation.Mutation.Edit;
import dev.runesheet.testing.mutation.MutationPoint.Alternative;
import dev.runesheet.word.Viewpoint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The mutation points of a game's rules. */
final class Mutations {

  private static final String REACTION = "Reaction";

  private final PackContent content;
  private final AuthoringPack pack;
  private final List<VerbSpec> verbs;
  private final WordsInUse words;
  private final EquivalentMutants same;
  private final List<Mutation> all = new ArrayList<>();

  /** The answers of the game, which has to read its catalog for each. */
  private final Map<String, Viewpoint> viewpoints = new HashMap<>();

  private Mutations(PackContent content, AuthoringPack pack) {
    this.content = content;
    this.pack = pack;
    this.verbs = List.copyOf(pack.catalog().all());
    this.words = new WordsInUse(content.effects());
    this.same = new EquivalentMutants(pack, content);
  }

  /** The places, in the order of the sources: effects of the model, then rows of tables. */
  static List<Mutation> of(PackContent content, AuthoringPack pack) {
    Mutations mutations = new Mutations(content, pack);
    for (int group = 0; group < content.groups().size(); group++) {
      for (int effect = 0; effect < content.groups().get(group).effects().size(); effect++) {
        mutations.effect(group, effect);
      }
    }
    for (int table = 0; table < content.tables().size(); table++) {
      mutations.table(table);
    }
    return List.copyOf(mutations.all);
  }

  private void effect(int group, int index) {
    Effect effect = content.groups().get(group).effects().get(index);
    if (effect.source().equals(SourceLocation.NONE)) {
      return; // Part of a language, and of no source.
    }
    RulePart concern = new RulePart("", effect.id(), REACTION);
    MutationPoint<Edit> whole =
        new MutationPoint<>(
            MutationKind.ROW,
            effect.source(),
            effect.id(),
            List.of(new Alternative<>("", new OfEffect(group, index, effect, null, same))));
    all.add(new Mutation(effect.id(), concern, whole));
    for (MutationPoint<Effect> site :
        EffectMutations.of(effect, words, verbs, pack, this::viewpoint)) {
      all.add(
          new Mutation(
              effect.id(),
              concern,
              site.within(other -> new OfEffect(group, index, effect, other, same))));
    }
  }

  private Viewpoint viewpoint(String scope) {
    return viewpoints.computeIfAbsent(scope, one -> pack.viewpoint(one, content));
  }

  /**
   * A change of an effect of the model.
   *
   * @param after the changed effect; null if it is not there any more
   * @param same tells which effects act the same
   */
  private record OfEffect(int group, int index, Effect before, Effect after, EquivalentMutants same)
      implements Edit {
    @Override
    public boolean idle() {
      return after != null && same.of(before, after);
    }

    @Override
    public PackContent apply(PackContent content, Diagnostics findings) {
      List<PackContent.Group> groups = new ArrayList<>(content.groups());
      PackContent.Group changed = groups.get(group);
      List<Effect> effects = new ArrayList<>(changed.effects());
      if (after == null) {
        effects.remove(index);
      } else {
        effects.set(index, after);
      }
      groups.set(group, new PackContent.Group(changed.rulePackage(), changed.file(), effects));
      return content.with(groups, content.tables(), content.catalog());
    }
  }

  private void table(int index) {
    TypedTable table = content.tables().get(index).table();
    for (TypedRow row : table.rows()) {
      String name = table.text(row, new Binding.Name());
      RulePart concern = concern(content.tables().get(index), row, name);
      String subject = concern.effect().isEmpty() ? name : concern.effect();
      for (MutationPoint<TypedTable> site : RowMutations.of(table, row)) {
        all.add(new Mutation(subject, concern, site.within(other -> new OfTable(index, other))));
      }
    }
  }

  /** A further row of an effect is named after it: {@code effect/2}. */
  private static RulePart concern(PackContent.Table table, TypedRow row, String name) {
    String block = table.table().text(row, new Binding.Block());
    String effect =
        table.effects().stream()
            .map(Effect::id)
            .filter(id -> block != null && (block.equals(id) || block.startsWith(id + "/")))
            .reduce("", (one, other) -> other.length() > one.length() ? other : one);
    String pattern = table.table().layout().pattern();
    return new RulePart(name, effect, pattern.substring(pattern.indexOf(':') + 1).strip());
  }

  /** A change of a table's rows. */
  private record OfTable(int index, TypedTable after) implements Edit {
    @Override
    public boolean idle() {
      return false;
    }

    @Override
    public PackContent apply(PackContent content, Diagnostics findings) {
      List<PackContent.Table> tables = new ArrayList<>(content.tables());
      tables.set(index, tables.get(index).edited(after, findings));
      return content.with(content.groups(), tables, content.catalog());
    }
  }
}
