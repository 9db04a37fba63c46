package dev.runesheet.spi.action;

/**
 * The meaning of an option: what a player does who chooses it. A game declares its actions as
 * sealed interfaces of records with a {@link TextForm}, from which the ids of options follow; equal
 * records are the same action.
 */
public interface Action {}
