package dev.runesheet.game.werewolf.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.werewolf.WolfSetup;
import dev.runesheet.game.werewolf.authoring.check.RoleLimits;
import dev.runesheet.game.werewolf.authoring.check.RoleReferences;
import dev.runesheet.game.werewolf.authoring.check.RoleTimes;
import dev.runesheet.game.werewolf.authoring.check.UnreadLines;
import dev.runesheet.game.werewolf.authoring.effect.TablePhrases;
import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.language.roletext.ActionCheck;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Roles and polls that a scenario brings itself: their rules are added to those of the book. */
record GivenRoles(WolfCatalog catalog, Diagnostics findings) {

  private static final String FILE = "roles";
  private static final VerbCatalog VERBS = new WerewolfPack().catalog();

  /**
   * Reports what is wrong with role texts, and with roles and teams that players have.
   *
   * @param said all that the scenario expects players to be told
   * @return the names that the scenario can use
   */
  SeatNames read(JsonValue given, Set<String> said) {
    JsonValue written = given.field(FILE).orElse(null);
    WolfCatalog extended = catalog;
    if (written != null && written.text().isPresent()) {
      String text = written.text().get();
      extended = sources(new GivenRules(), written.location(), text, findings).into(catalog);
      Diagnostics unread = new Diagnostics();
      List<Definition> definitions =
          RoleReading.lenient(written.location(), text, unread).definitions();
      RoleReferences.checkSome(definitions, new UnreadLines(), catalog, said, findings);
      new RoleTimes(false, findings).check(definitions);
      new RoleLimits(findings).check(definitions);
      if (!unread.hasErrors()) {
        definitions.forEach(new ActionCheck(findings)::check);
      }
    }
    Set<String> known = extended.roles().keySet();
    SeatNames names = new SeatNames(given, extended);
    for (JsonField player : given.named("players")) {
      JsonValue seat = player.value();
      JsonValue role = seat.field("role").orElse(seat);
      if (role.node().isTextual() && !known.contains(role.node().asText())) {
        role.unknownWord(Code.UNKNOWN_REFERENCE, known);
      } else if (extended.isExtra(role.node().asText())) {
        String found = "extra role " + Words.quote(role.node().asText());
        role.error(Code.POSITION, found, WolfSetup.MAIN_ROLE);
      }
      names.check(seat);
    }
    return names;
  }

  /** Roles can bring polls of any name; one nearly known is a slip. */
  static void poll(JsonValue written, Set<String> polls) {
    String poll = Polls.type(written.node().asText());
    if (!polls.contains(poll) && Words.nearest(poll, polls) != null) {
      JsonNode plain = JsonNodeFactory.instance.textNode(poll);
      new JsonValue(written.document(), written.pointer(), plain)
          .unknownWord(Code.UNKNOWN_REFERENCE, polls);
    }
  }

  private static RoleSources sources(
      GivenRules rules, SourceLocation place, String roles, Diagnostics findings) {
    RoleSources sources =
        new RoleSources(
            VERBS,
            rules::id,
            TablePhrases.USUAL,
            (at, what) -> findings.error(Code.INEXPRESSIBLE, at, what, "what can be played"));
    sources.add(RoleReading.lenient(place, roles, findings));
    return sources;
  }

  /** The book with the rules of role texts. */
  static RuleBook book(RuleBook book, WolfGiven given) {
    if (given.roles().isBlank() && given.polls().isEmpty() && given.groups().isEmpty()) {
      return book;
    }
    Diagnostics findings = new Diagnostics();
    GivenRules rules = GivenRules.of(book);
    RoleSources sources = sources(rules, given, findings);
    if (findings.hasErrors()) {
      throw new IllegalArgumentException(findings.all().get(0).message());
    }
    return rules.extend(book, sources.effects(), sources.into(book.catalog(WolfCatalog.class)));
  }

  /** Compiles the rules of all role texts at once; what is wrong with one is told when it plays. */
  static void prepare(RuleBook book, List<WolfGiven> all) {
    GivenRules rules = GivenRules.of(book);
    List<Effect> effects = new ArrayList<>();
    for (WolfGiven given : all) {
      Diagnostics findings = new Diagnostics();
      RoleSources sources = sources(rules, given, findings);
      if (!findings.hasErrors()) {
        effects.addAll(sources.effects());
      }
    }
    if (!effects.isEmpty()) {
      rules.extend(book, effects, book.catalog(WolfCatalog.class));
    }
  }

  private static RoleSources sources(GivenRules rules, WolfGiven given, Diagnostics findings) {
    SourceLocation place = SourceLocation.file(FILE);
    RoleSources sources = sources(rules, place, given.roles(), findings);
    given
        .polls()
        .forEach(
            (poll, text) -> sources.poll(poll, RoleReading.ability(place, text, findings), false));
    given
        .groups()
        .forEach(
            (group, text) -> sources.poll(group, RoleReading.ability(place, text, findings), true));
    return sources;
  }
}
