package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.authoring.check.role.EffectRoles;
import dev.runesheet.game.declared.authoring.check.role.ProcedureFindings;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The check that who runs a procedure has what its lines ask for. What nobody who runs it has is
 * told at those lines themselves; what only some lack, at the lines that run it for these.
 */
final class RunCheck {

  /** The codes of what an entity lacks, with which a line fails. */
  private static final Set<FindingCode> LACKING =
      Set.of(Code.UNKNOWN_TARGET, Code.UNKNOWN_STAT, Code.NUMBER_MAY_LACK, Code.DECLARATION);

  private final DeclaredCatalog catalog;
  private final EffectRoles begins;
  private final PartPlaces places;

  private final ProcedureFindings<RoleKinds> lacking;

  /** The lines that leave out the only role for which their procedure can be run, with that one. */
  private final Map<Step.Perform, Selector.Role> meant = new HashMap<>();

  RunCheck(DeclaredCatalog catalog, EffectRoles begins, PartPlaces places) {
    this(catalog, begins, places, begins::of);
  }

  /**
   * The check of lines.
   *
   * @param told the roles with which the findings in a procedure are told there; null if none are
   */
  private RunCheck(
      DeclaredCatalog catalog,
      EffectRoles begins,
      PartPlaces places,
      Function<Effect, RoleKinds> told) {
    this.catalog = catalog;
    this.begins = begins;
    this.places = places;
    this.lacking = new ProcedureFindings<>(told, this::in);
  }

  /** The first finding about a line that runs a procedure, if there is one. */
  Optional<Diagnostic> check(Step.Perform run, RoleKinds roles, SourceLocation place) {
    Effect procedure = begins.procedure(run.effect()).orElse(null);
    if (procedure == null || !roles.has(run.as())) {
      return Optional.empty();
    }
    if (leavesOut(run, procedure, roles)) {
      meant.put(run, Selector.Role.TARGET);
    }
    return lacking.ofLine(procedure, roles.as(run.as())).stream()
        .findFirst()
        .map(
            lack -> {
              String found = lack.found() + " in " + Words.quote(procedure.name());
              String expected = expected(procedure, roles, run.as());
              return Diagnostic.of(lack.code(), place, found, expected).as(lack.severity());
            });
  }

  /** The roles in effects with which lines do what they mean. */
  static EffectRoles meant(
      Collection<Effect> effects, DeclaredCatalog catalog, EffectRoles begins, PartPlaces places) {
    RunCheck runs = new RunCheck(catalog, begins, places, null);
    Diagnostics findings = new Diagnostics();
    KindCheck lines = new KindCheck(catalog, Set.of(), places, findings, begins, runs);
    effects.forEach(lines::check);
    return runs.meant.isEmpty() ? begins : EffectRoles.of(effects, catalog, Map.of(), runs.meant);
  }

  /** True if a procedure runs for self, whom it does not fit, where it would fit the target. */
  private boolean leavesOut(Step.Perform run, Effect procedure, RoleKinds roles) {
    return run.as().equals(Selector.Role.SELF)
        && roles.has(Selector.Role.TARGET)
        && !fits(procedure, roles, run.as())
        && fits(procedure, roles, Selector.Role.TARGET);
  }

  private List<Diagnostic> in(Effect procedure, RoleKinds roles) {
    Diagnostics findings = new Diagnostics();
    new KindCheck(catalog, Set.of(), places, findings, begins, this).lines(procedure, roles);
    return findings.all().stream().filter(one -> LACKING.contains(one.code())).toList();
  }

  /** The roles for which the line could run a procedure instead, or what must be asked before. */
  private String expected(Effect procedure, RoleKinds roles, Selector.Role as) {
    String whom = "whom " + Words.quote(procedure.name()) + " fits";
    List<String> fitting =
        roles.roles().stream()
            .filter(role -> fits(procedure, roles, new Selector.Role(role)))
            .map(role -> "as: " + role)
            .toList();
    if (!fitting.isEmpty()) {
      return Words.oneOf(fitting);
    }
    return roles.of(as).size() > 1
        ? "a condition before it that only those " + whom + " fulfil"
        : "'as' with somebody " + whom;
  }

  private boolean fits(Effect procedure, RoleKinds roles, Selector.Role role) {
    return !roles.of(role).isEmpty() && lacking.ofLine(procedure, roles.as(role)).isEmpty();
  }
}
