package dev.runesheet.game.declared.authoring;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.engine.verb.Tie;
import dev.runesheet.game.declared.authoring.check.place.ZoneKinds;
import dev.runesheet.game.declared.authoring.check.reading.HiddenWays;
import dev.runesheet.game.declared.authoring.declaration.EffectBuilder;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Continuous;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Listed;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.verb.EndVerbs;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.pack.PackContent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The data that catalog and rules of a declared game repeat of its effects, so that matches need
 * not ask those. It follows from the effects alone: where one is changed, as {@code mutate} does,
 * it is derived again.
 */
final class EffectData {

  private final DeclaredCatalog catalog;
  private final Map<String, Effect> effects = new HashMap<>();
  private final Preconditions preconditions;

  /** The changes that are rows: their own lines are no part of the catalog. */
  private final Map<String, Continuous> rows = new LinkedHashMap<>();

  private EffectData(DeclaredCatalog catalog, List<Effect> effects, List<Effect> rows) {
    this.catalog = catalog;
    effects.forEach(effect -> this.effects.put(effect.id(), effect));
    for (Effect row : rows) {
      if (row.body() instanceof Body.Modify change) {
        this.rows.put(row.id(), EffectBuilder.asked(change, ""));
      }
    }
    this.preconditions =
        new Preconditions(DeclaredScopes.all(catalog), catalog.properties().keySet());
  }

  /**
   * The content with a catalog and rules of scopes that follow from its effects.
   *
   * @param catalog the catalog, whatever it says of effects
   * @param whole true if nothing but effects moves cards
   */
  static PackContent derived(
      String game, DeclaredCatalog catalog, PackContent content, boolean whole) {
    List<Effect> all = new ArrayList<>();
    content.groups().forEach(group -> all.addAll(group.effects()));
    List<Effect> rows = new ArrayList<>();
    content.tables().forEach(table -> rows.addAll(table.effects()));
    all.addAll(rows);
    DeclaredCatalog followed = new EffectData(catalog, all, rows).derived();
    DeclaredCatalog now = whole ? ZoneKinds.of(followed, all) : followed;
    RuleSource scopes =
        ScopeRules.of("generated/" + game + "/scopes.drl", DeclaredScopes.all(now), all);
    return content
        .with(content.groups(), content.tables(), now.toJson())
        .withRules(List.of(scopes));
  }

  private DeclaredCatalog derived() {
    Map<String, Action> actions = new LinkedHashMap<>(catalog.actions());
    actions.replaceAll(
        (name, action) -> action.with(preconditions.of(effects.get(action.legal()))));
    OptionalDeclarations extras = catalog.extras();
    Map<String, AbilityKind> kinds = new LinkedHashMap<>(extras.abilityKinds());
    kinds.replaceAll((name, kind) -> kind.with(preconditions.of(effects.get(kind.legal()))));
    Map<String, Continuous> continuous = new LinkedHashMap<>(extras.continuous());
    continuous.replaceAll(this::change);
    continuous.putAll(rows);
    Map<String, Listed> listed = new LinkedHashMap<>(extras.listed());
    listed.replaceAll(this::suppressor);
    return catalog.with(
        actions,
        extras.with(
            kinds,
            continuous,
            listed,
            extras.attachable(),
            HandLimits.of(effects.values(), catalog),
            OpenHands.of(effects.values(), catalog),
            HiddenWays.of(effects.values(), catalog),
            endsTogether() && extras.winner() == null));
  }

  /**
   * True if an effect ends a match for all players alike, and none for one of them: what puts a
   * player out lets the last one win.
   */
  private boolean endsTogether() {
    Set<String> ends =
        effects.values().stream()
            .flatMap(Effect::calls)
            .map(call -> call.verb())
            .filter(verb -> verb.ends() || verb.name().equals(Eliminate.NAME))
            .map(VerbSpec::name)
            .filter(verb -> !verb.equals(Tie.NAME))
            .collect(Collectors.toSet());
    return !ends.isEmpty() && EndVerbs.TOGETHER.containsAll(ends);
  }

  private Continuous change(String id, Continuous known) {
    Effect effect = effects.get(id);
    return effect != null && effect.body() instanceof Body.Modify change
        ? EffectBuilder.asked(change, known.trigger())
        : known;
  }

  private Listed suppressor(String id, Listed known) {
    Effect effect = effects.get(id);
    return effect != null && effect.body() instanceof Body.Suppress body
        ? new Listed(known.type(), known.trigger(), body.scope(), !body.granted())
        : known;
  }
}
