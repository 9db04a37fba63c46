package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.werewolf.WolfSetup;
import dev.runesheet.game.werewolf.role.RoleType;
import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.setup.RecordJson;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check for role lists that no game can be played with, or only one that is over at once.
 *
 * @param unread the roles in whose text something was not understood, so that a group which they
 *     lack may be meant there
 */
public record RoleListCheck(Map<String, RoleType> roles, Set<String> unread) {

  private static final String EXTRA_ROLE = "an extra role, which winners of elections get besides";

  /** Checks role lists by their names, which were read without a finding. */
  public void check(JsonValue lists) {
    lists.fields().ifPresent(all -> all.all().forEach(this::check));
  }

  /** Checks the offices, which were read without a finding: extra roles, each once. */
  public void checkOffices(JsonValue offices) {
    Set<String> known = new TreeSet<>();
    for (JsonValue one : offices.list().orElse(List.of())) {
      String office = one.node().asText();
      if (!known.add(office)) {
        one.error(Code.DUPLICATE, "office " + Words.quote(office), "each office once");
      } else if (roles.containsKey(office) && !isOpen(office) && !roles.get(office).extra()) {
        one.error(Code.SETUP, "role " + Words.quote(office) + " of a player's own", EXTRA_ROLE);
      }
    }
  }

  /** True if the group of a role is not known, which is told in its text. */
  private boolean isOpen(String role) {
    return unread.contains(role) && roles.get(role).group() == null;
  }

  private void check(JsonField named) {
    List<String> list = RecordJson.texts(named.value().node());
    String name = Words.quote(named.name());
    if (!WolfSetup.isGame(list.size())) {
      String found = name + " with " + list.size() + (list.size() == 1 ? " role" : " roles");
      named.value().error(Code.OUT_OF_RANGE, found, WolfSetup.PLAYERS + " roles");
    } else if (roles.keySet().containsAll(list)) {
      if (mains(named.value())) {
        sides(name, list, named.value());
      }
    }
  }

  /** True if nobody has nothing but an extra role, which is told. */
  private boolean mains(JsonValue list) {
    List<JsonValue> extra =
        list.list().orElse(List.of()).stream()
            .filter(one -> roles.get(one.node().asText()).extra())
            .toList();
    extra.forEach(
        one ->
            one.error(
                Code.SETUP, "extra role " + Words.quote(one.node().asText()), WolfSetup.MAIN_ROLE));
    return extra.isEmpty();
  }

  /** A team wins when all who live are of it or unaligned. */
  private void sides(String name, List<String> list, JsonValue written) {
    Set<String> teams = new TreeSet<>();
    list.forEach(role -> teams.add(roles.get(role).alignment()));
    teams.remove(RoleGroup.UNALIGNED.title());
    if (teams.size() < 2 && list.stream().noneMatch(this::isOpen)) {
      String found =
          name + " with " + (teams.isEmpty() ? "no team" : "only " + String.join("", teams));
      written.report(
          Diagnostic.of(Code.ONE_SIDED, written.location(), found, "roles of two teams or more"));
    }
  }
}
