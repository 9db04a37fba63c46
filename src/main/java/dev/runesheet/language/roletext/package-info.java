/**
 * The language of role text: roles, groups, teams, polls and attributes of Werewolf as game masters
 * write them, read to records and written back in one canonical form.
 */
package dev.runesheet.language.roletext;
